import { type FormEvent, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { CalculatorView } from '#app/features/calculator/view.ts';
import type { MeasuredProduct } from '#app/features/products/measures.ts';
import { loadInFull } from '#app/ui/load-in-full.ts';
import { whenAnswered } from '#app/ui/when-answered.ts';

const TYPING_PAUSE_MS = 300;

/** Loaded when the form is first touched, so that the formulas are there once something has been typed. */
const loadFormulas = whenAnswered(() => import('#app/features/calculator/view.ts'));

interface State {
  view: CalculatorView;
  /** The query of the calculation that is drawn: the last one with a result. */
  shown: string | null;
  revision: number;
  /** What gets the focus, or is scrolled to, once this is shown. */
  after?: { focus: string } | { show: string };
}

/** Without JavaScript the form is sent; with it, the same answer is calculated here, while the visitor types. */
export function useCalculator(products: MeasuredProduct[], loaded: CalculatorView) {
  const [state, setState] = useState<State>({
    view: loaded,
    shown: loaded.hasResult ? loaded.query : null,
    revision: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);

  async function answer(query: URLSearchParams, why: 'changed' | 'pressed') {
    clearTimeout(timer.current);
    latest.current += 1;
    const turn = latest.current;
    const { viewOf } = await loadFormulas();
    // Something was typed while the formulas were on their way.
    if (turn !== latest.current) return;
    const view = viewOf(products, query);
    window.history.replaceState(window.history.state, '', `${href('/hesapla')}?${view.query}`);
    setState((before) => next(before, why === 'pressed' ? view : withoutUntouched(view), query, why));
  }

  function fieldsOf(): URLSearchParams {
    const fields = form.current ? [...new FormData(form.current)] : [];
    return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const isTyped = target instanceof HTMLInputElement && target.inputMode === 'decimal';
    timer.current = setTimeout(
      // Without the formulas the form still works: its button sends it.
      () => void answer(fieldsOf(), 'changed').catch(() => {}),
      isTyped ? TYPING_PAUSE_MS : 0,
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = fieldsOf();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) query.append(submitter.name, submitter.value);
    // If the formulas cannot be loaded, the server calculates.
    answer(query, 'pressed').catch(() => loadInFull(`${href('/hesapla')}?${query}#plan`));
  }

  // For what was typed before hydration, or filled in by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (fields.some(isChanged)) void answer(fieldsOf(), 'changed').catch(() => {});
    return () => clearTimeout(timer.current);
  }, []);

  const { after } = state;
  useEffect(() => {
    if (!after) return;
    if ('focus' in after) form.current?.querySelector<HTMLElement>(after.focus)?.focus();
    else document.getElementById(after.show)?.scrollIntoView({ block: 'nearest' });
  }, [after]);

  const warmUp = () => void loadFormulas().catch(() => {});
  return { ...state, form, handlers: { onInput, onSubmit, onFocus: warmUp, onPointerDown: warmUp } };
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected && !o.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function next(before: State, view: CalculatorView, query: URLSearchParams, why: string): State {
  const isEdit = query.has('ekle') || query.has('sil');
  const shown = view.hasResult ? view.query : before.view.kind === view.kind ? before.shown : null;
  const state = { view, shown, revision: before.revision + (isEdit ? 1 : 0) };
  if (isEdit) return { ...state, after: { focus: query.has('ekle') ? lastLine(view, query) : '[name=ekle]' } };
  if (why !== 'pressed') return state;
  return { ...state, after: view.hasResult ? { show: 'plan' } : { focus: '[aria-invalid=true]' } };
}

/** The first field of the line that was just added. */
function lastLine({ kind, form }: CalculatorView, query: URLSearchParams): string {
  if (query.get('ekle') === 'aciklik') return `#acik_en-${form.openings.length - 1}`;
  return kind === 'cit' ? `#kol-${form.runs.length - 1}` : `#en-${form.parts.length - 1}`;
}

/** While the visitor types, a field that is still empty is not an error yet. */
function withoutUntouched(view: CalculatorView): CalculatorView {
  const isEmpty = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value === '';
  const errors = Object.fromEntries(Object.entries(view.errors).filter(([id]) => !isEmpty(id)));
  return { ...view, errors };
}
