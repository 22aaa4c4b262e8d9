import { Schema } from '@tiptap/pm/model';
import { EditorState, NodeSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { leavePicture } from './leave-picture.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    image: { group: 'block' },
    text: {},
  },
});
const { doc, paragraph, image } = schema.nodes;
const text = (words: string) => paragraph?.create(null, schema.text(words));

/** The blocks after the picture was inserted as the second one, and a key was pressed. */
function typeAfterPicture(...behind: unknown[]): string[] {
  const whole = doc?.create(null, [text('ilk'), image?.create(), ...behind] as never);
  const { tr } = EditorState.create({ doc: whole });
  tr.setSelection(NodeSelection.create(tr.doc, 5));
  leavePicture(tr).insertText('x');
  return tr.doc.children.map((node) => (node.type === image ? '[görsel]' : node.textContent));
}

it('goes on in a new paragraph behind a picture that is last', () => {
  expect(typeAfterPicture()).toEqual(['ilk', '[görsel]', 'x']);
});

it('goes on at the beginning of the paragraph that follows the picture', () => {
  expect(typeAfterPicture(text('son'))).toEqual(['ilk', '[görsel]', 'xson']);
});

it('makes room between two pictures', () => {
  expect(typeAfterPicture(image?.create())).toEqual(['ilk', '[görsel]', 'x', '[görsel]']);
});
