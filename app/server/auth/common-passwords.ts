/** The passwords that guessing starts with, those of eight characters or more, Turkish favourites among them. */
export const COMMON_PASSWORDS = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 1111111111 00000000 0000000000
  22222222 55555555 66666666 77777777 88888888 99999999 87654321 987654321 0987654321 0123456789 13579135 12341234
  123456123 147258369 159357456 159753456 789456123 741852963 963852741 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx
  q1w2e3r4 q1w2e3r4t5 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwer1234 qwe123qwe asdfghjk asdfghjkl asdf1234
  asdasdasd qweqweqwe zxcvbnm1 zxcvbnm123 password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234
  iloveyou iloveyou1 sunshine princess football baseball superman trustno1 starwars whatever computer michelle jennifer
  administrator admin123 admin1234 admin12345 adminadmin admin2024 admin2025 admin2026 root1234 welcome1 welcome123
  changeme changeme1 letmein1 letmein123 abc12345 abcd1234 a1b2c3d4 aa123456 a12345678 abcdefgh abcdefg1 internet
  istanbul istanbul1 istanbul34 istanbul1453 ankara06 izmir3535 galatasaray galatasaray1905 fenerbahce fenerbahce1907
  besiktas besiktas1903 trabzonspor trabzon61 turkiye1 turkiye1923 turkiye123 ataturk1881 ataturk1938 mustafa123
  mehmet123 ahmet1234 fatma1234 ayse12345 sifre123 sifre1234 sifre12345 parola123 parola1234 kompozit kompozit1
  kompozit123 canim123 askim123 askimsin seviyorum seniseviyorum merhaba1 merhaba123 123456789a 123456aa qwerty12345`.split(
    /\s+/,
  ),
);
