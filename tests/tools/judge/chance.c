/* chance.c - random numbers and deals, for diagnose.c and build.c */

/* splitmix64 */
static uint64_t chance_state;
static uint32_t chance(uint32_t below)
{
	uint64_t z = chance_state += 0x9e3779b97f4a7c15;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
	z = (z ^ z >> 27) * 0x94d049bb133111eb;
	return (uint32_t)((z ^ z >> 31) >> 32) % below;
}
