import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Moves the cursor behind a picture just inserted: it is selected, and the next key would replace it. */
export function leavePicture(tr: Transaction): Transaction {
  if (!(tr.selection instanceof NodeSelection)) return tr;
  const behind = tr.selection.to;
  if (!tr.doc.nodeAt(behind)?.isTextblock) {
    const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
    if (paragraph) tr.insert(behind, paragraph);
  }
  return tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView();
}
