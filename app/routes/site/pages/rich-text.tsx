type RichTextProps = { html: string };

export function RichText({ html }: RichTextProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans what staff wrote each time it is shown
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
