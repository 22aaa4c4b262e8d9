import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/toast.tsx';

/** Without a mail server somebody else has to bring the link to its person. */
export function LinkToPass({ email, url }: { email: string; url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: 'Bağlantı kopyalandı.' });
    } catch {
      // Not allowed, as on plain http: the field is selected, to be copied by hand.
    }
  }
  return (
    <div role="status" className="panel mt-4 grid gap-3 p-5 md:p-7">
      <p>
        Bu bağlantıyı <strong className="wrap-anywhere">{email}</strong> adresinin sahibine siz iletin. Bir kez
        kullanılır ve bir daha gösterilmez.
      </p>
      <div className="flex gap-2 max-sm:flex-col">
        <input
          className="input min-w-0"
          readOnly
          aria-label="Şifre belirleme bağlantısı"
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" className="flex-none noscript:hidden" onClick={() => void copy()}>
          <Icon name="copy" />
          Kopyala
        </Button>
      </div>
    </div>
  );
}
