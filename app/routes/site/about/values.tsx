const VALUES = [
  {
    title: 'Kalite',
    text: 'Her partiyi rengine, ölçüsüne ve nemine göre kontrol eder, şantiyeye eksiksiz çıkarırız. Derz düz değilse iş bitmemiştir.',
  },
  {
    title: 'Yenilik',
    text: 'Yeni yüzeyleri ve bağlantı detaylarını önce kendi atölyemizde, sonra dört mevsim dışarıda deneriz.',
  },
  {
    title: 'Güvenilirlik',
    text: 'Verdiğimiz tarihe ve fiyata sadık kalırız. Garantimiz yazılıdır, muhatabınız bellidir.',
  },
];

export function Values() {
  return (
    <section className="bg-stone-100 py-section">
      <div className="wrap">
        <h2 className="text-h2">Değerlerimiz</h2>
        <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
          {VALUES.map((value) => (
            <div key={value.title} className="border-ink border-t-2 pt-5">
              <h3 className="text-h3">{value.title}</h3>
              <p className="mt-3 text-stone-600">{value.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
