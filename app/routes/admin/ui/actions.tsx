import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Group } from './group.tsx';

export function Actions() {
  return (
    <Group title="Düğmeler">
      <div className="flex flex-wrap gap-3">
        <Button>Teklif Alın</Button>
        <ButtonLink variant="outline" to=".">
          Tüm Ürünler
        </ButtonLink>
        <ButtonAnchor variant="chat" href="https://wa.me/905550000000">
          <Icon name="wa" />
          WhatsApp’tan Sor
        </ButtonAnchor>
        <ButtonAnchor variant="outline" href="tel:+905550000000">
          <Icon name="phone" />
          Ara
        </ButtonAnchor>
        <Button variant="danger">Sil</Button>
        <Button variant="quiet">
          <Icon name="pen" />
          Düzenle
        </Button>
        <Button variant="quiet-danger">
          <Icon name="bin" />
          Sil
        </Button>
        <Button busy busyLabel="Kaydediliyor...">
          Kaydet
        </Button>
        <Button disabled variant="outline">
          Kapalı
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Küçük</Button>
        <Button size="sm" variant="outline">
          Yayınla
        </Button>
        <IconButton icon="up" label="Masif Deck 140: yukarı taşı" />
        <IconButton icon="dn" label="Masif Deck 140: aşağı taşı" disabled />
        <IconButton icon="bin" label="Görseli kaldır" danger />
      </div>
      <div className="on-dark flex flex-wrap gap-3 rounded-board bg-forest-950 p-6 text-white">
        <Button variant="light">Ürünleri İncele</Button>
        <Button variant="outline-dark">Teklif Alın</Button>
        <a className="link inline-flex min-h-11 items-center" href="#olcu">
          Bağlantı
        </a>
      </div>
    </Group>
  );
}
