# checksum.awk - adds the row `end` to counts that lack it: FNV-1a of the rows, in 16-bit halves
BEGIN { for (i = 1; i < 256; i++) code[sprintf("%c", i)] = i; low = 40389; high = 33052 }
function bits_xor(a, b,    power, result) {
	for (power = 1; power < 256; power *= 2) {
		if (int(a / power) % 2 != int(b / power) % 2)
			result += power
	}
	return result + a - a % 256
}
{ print }
NR > 1 {
	rows++
	for (i = 1; i <= length($0); i++) {
		low = bits_xor(low, code[substr($0, i, 1)])
		high = (high * 403 + low * 256 + int(low * 403 / 65536)) % 65536 # times 16777619 = 256 * 65536 + 403
		low = low * 403 % 65536
	}
}
END { printf "end\t%d\t%.0f\n", rows, high * 65536 + low }
