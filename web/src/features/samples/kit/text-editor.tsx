import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconList,
  IconListNumbers,
  type Icon,
} from '@tabler/icons-react';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useMessages } from '../../../i18n/index.ts';
import { editorMessages, type EditorKey } from './editor.messages.ts';
import classes from './text-editor.module.css';

type TextEditorProps = {
  label: string;
  html: string;
  isReadOnly?: boolean;
  /** Whether writing begins at once, above what stands there. */
  isBegun?: boolean;
  onChange: (html: string) => void;
};

/**
 * A text with headings, emphasis, quotations, lists and links, written as it will look. Enter with Ctrl or Command is
 * left to anyone who sends what is written.
 */
export function TextEditor({ label, html, isReadOnly = false, isBegun = false, onChange }: TextEditorProps) {
  const t = useMessages(editorMessages);
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })],
    content: html,
    editable: !isReadOnly,
    autofocus: isBegun && 'start',
    editorProps: {
      handleKeyDown: (_view, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: classes.text ?? '' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className={classes.editor}>
      <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
        <Tools editor={editor} isReadOnly={isReadOnly} />
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

type Tool = { key: EditorKey; icon: Icon; isOn?: (editor: Editor) => boolean; run: (editor: Editor) => void };

const tools: readonly Tool[] = [
  {
    key: 'bold',
    icon: IconBold,
    isOn: (on) => on.isActive('bold'),
    run: (on) => on.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    icon: IconItalic,
    isOn: (on) => on.isActive('italic'),
    run: (on) => on.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    icon: IconH2,
    isOn: (on) => on.isActive('heading', { level: 2 }),
    run: (on) => on.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'quotation',
    icon: IconBlockquote,
    isOn: (on) => on.isActive('blockquote'),
    run: (on) => on.chain().focus().toggleBlockquote().run(),
  },
  {
    key: 'list',
    icon: IconList,
    isOn: (on) => on.isActive('bulletList'),
    run: (on) => on.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: IconListNumbers,
    isOn: (on) => on.isActive('orderedList'),
    run: (on) => on.chain().focus().toggleOrderedList().run(),
  },
  { key: 'undo', icon: IconArrowBackUp, run: (on) => on.chain().focus().undo().run() },
  { key: 'redo', icon: IconArrowForwardUp, run: (on) => on.chain().focus().redo().run() },
];

function Tools({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const t = useMessages(editorMessages);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter((tool) => tool.isOn?.(now)).map(({ key }) => key),
  });
  return tools.map(({ key, icon: ToolIcon, isOn, run }) => (
    <button
      key={key}
      type="button"
      title={t(key)}
      aria-label={t(key)}
      {...(isOn && { 'aria-pressed': active.includes(key) })}
      disabled={isReadOnly}
      // The focus stays in the text, so that what is typed right after is not lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <ToolIcon size={18} stroke={1.6} aria-hidden />
    </button>
  ));
}
