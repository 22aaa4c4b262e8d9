import type { Chapter } from '../chapter.ts';

export const sayfalar: Chapter = {
  slug: 'sayfalar',
  group: 'Site',
  title: 'Bir sayfanın metnini ya da kapağını değiştirmek',
  intro: 'İki dakika.',
  words: 'ana sayfa kapak hakkımızda yasal metin gizlilik başlık sıra',
  steps: [
    {
      title: 'Parçayı bulun',
      text: 'Site ve sayfalar’da arama kutusuna sayfadaki bir sözü yazın.',
      picture: {
        name: 'sayfa-listesi',
        alt: 'Site ve sayfalar ekranında arama',
        path: '/admin/site',
        around: 'main input[type=search]',
      },
    },
    {
      title: 'Metni ya da görseli değiştirin',
      text: 'Sağdaki önizleme yazdıkça değişir. Sayaç, yerleşimde ne kadar yer olduğunu gösterir.',
    },
    {
      title: 'Kaydedin',
      text: 'Değişen alanın altında yayındaki söz durur; Buna dön ile geri alırsınız. İlk metne dön bütün parçayı başa döndürür.',
    },
  ],
};
