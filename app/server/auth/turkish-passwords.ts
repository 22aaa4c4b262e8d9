/** Guessed early in Turkey, and missing from the list of the most common passwords of the world's breaches. */
export const TURKISH_PASSWORDS = new Set(
  `87654321 987654321 0987654321 0123456789 p@ssword abcdefgh izmir3535 ankara06 galatasaray1905 fenerbahce1907
  besiktas1903 trabzonspor trabzon61 turkiye1 turkiye123 turkiye1923 ataturk1881 ataturk1938 mustafa123 mehmet123
  ahmet1234 fatma1234 ayse12345 canim123 askim123 askimsin seviyorum seniseviyorum merhaba1 merhaba123`.split(/\s+/),
);
