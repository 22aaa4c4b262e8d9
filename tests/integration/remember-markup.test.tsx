import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rememberMarkup } from '#app/server/http/remember-markup.server.ts';
import { MarkupWriter, Remembered } from '#app/ui/remembered.tsx';

const never = new Promise<never>(() => {});
function Late() {
  return use(never);
}

let rendered = 0;
function Words({ name, year }: { name: string; year: number }) {
  rendered += 1;
  return (
    <p>
      © {year} {name} <b>&amp;</b>
    </p>
  );
}

const footer = (name: string) => <Remembered as="footer" className="dark" of={Words} given={{ name, year: 2026 }} />;
const write = (name: string) => renderToString(<MarkupWriter value={rememberMarkup}>{footer(name)}</MarkupWriter>);

it('what is remembered is what React would write, once for the same props', () => {
  const plain = ['Örnek', '<Öteki>'].map((name) => renderToString(footer(name)));
  rendered = 0;
  expect(['Örnek', '<Öteki>'].map(write)).toEqual(plain);
  expect(['Örnek', '<Öteki>'].map(write)).toEqual(plain);
  expect(rendered).toBe(2);
});

it('not more than fifty are remembered', () => {
  for (let n = 0; n < 50; n += 1) write(`Firma ${n}`);
  rendered = 0;
  write('Örnek');
  expect(rendered).toBe(1);
});

it.each([
  ['a script', <script key="1" src="/a.js" />],
  ['a form to post', <form key="2" action="/a" method="post" />],
  [
    'a part that is not ready',
    <Suspense key="3">
      <Late />
    </Suspense>,
  ],
])('%s is refused', (_, part) => {
  const Part = () => part;
  expect(() => rememberMarkup(Part, {})).toThrow('a remembered part has');
});

it('no context reaches what is remembered: it may depend on its props alone', () => {
  const Nested = () => <Remembered as="nav" of={Words} given={{ name: 'İç', year: 1 }} />;
  rendered = 0;
  const page = () =>
    renderToString(
      <MarkupWriter value={rememberMarkup}>
        <Remembered as="footer" of={Nested} given={{}} />
      </MarkupWriter>,
    );
  expect(page()).toContain('<footer><nav><p>');
  expect(page()).toBe(page());
  expect(rendered).toBe(1);
});
