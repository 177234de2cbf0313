import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusOnceThere, keepFocus } from './return-focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  cleanup();
  stop();
});

const patiently = { timeout: 5000 };
const focused = () => document.activeElement;

/** A record whose screen is drawn anew with each version, as forms are, with a state that is changed by a button. */
function Record() {
  const [version, setVersion] = useState(1);
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const [groups, setGroups] = useState(['a', 'b']);
  return (
    <main>
      <h1>Kettle</h1>
      <form key={version}>
        <label>
          Name <input name="name" onKeyDown={({ key }) => key === 'Enter' && setVersion(version + 1)} />
        </label>
        <p>version {version}</p>
      </form>
      <div>
        {isOn ? (
          <button type="button" key="off" onClick={() => setOn(false)}>
            Archive
          </button>
        ) : (
          <button type="button" key="on" onClick={() => setOn(true)}>
            Restore
          </button>
        )}
      </div>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button type="button" onClick={() => setGroups(groups.filter((one) => one !== group))}>
              Remove {group}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(true)}>
        Link
      </button>
      {isOpen &&
        createPortal(
          <div data-portal>
            <div {...{ role: 'dialog' }}>
              <button type="button" onClick={() => setOpen(false)}>
                Close
              </button>
            </div>
          </div>,
          document.body,
        )}
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

it('keeps the focus in a field whose form is drawn anew', async () => {
  render(<Record />);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  await screen.findByText('version 2');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name' })), patiently);
});

it('gives the focus of a button to the one that takes its place', async () => {
  render(<Record />);
  await press('Archive');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Restore' })), patiently);
});

it('gives the focus of what was removed to what stands next to it', async () => {
  render(<Record />);
  await press('Remove a');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Remove b' })), patiently);
});

it('gives the focus of a closed dialog to where the person was before', async () => {
  render(<Record />);
  await press('Link');
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Link' })), patiently);
});

it('leaves the focus where nobody is for who clicked beside everything', async () => {
  render(<Record />);
  screen.getByRole('button', { name: 'Archive' }).focus();
  await userEvent.click(screen.getByText('version 1'));
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

/** A screen that is put out of sight while the next one is fetched, as React does it. */
function Screens() {
  const [step, setStep] = useState<'first' | 'fetched' | 'second'>('first');
  return (
    <main>
      {step === 'second' ? (
        <h1>Second</h1>
      ) : (
        <div style={step === 'fetched' ? { display: 'none' } : {}}>
          <h1>First</h1>
          <button type="button" onClick={() => setStep('fetched')}>
            Save
          </button>
        </div>
      )}
      <p>{step}</p>
      <p onPointerEnter={() => setStep('second')}>Go on</p>
    </main>
  );
}

it('gives the focus of a screen that was put out of sight until the next one came to the heading of that', async () => {
  render(<Screens />);
  await press('Save');
  await screen.findByText('fetched');
  // The browser takes the focus from what is out of sight; jsdom does not.
  screen.getByText<HTMLButtonElement>('Save').blur();
  await new Promise(requestAnimationFrame);
  await userEvent.hover(screen.getByText('Go on'));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Second' })), patiently);
});

function Bar() {
  useEffect(() => () => void focusOnceThere('tr[tabindex="0"]'), []);
  return <button type="button">Restore</button>;
}

function Rows({ isBusy, isThere }: { isBusy: boolean; isThere: boolean }) {
  return (
    <main>
      <h1>Brands</h1>
      {isBusy && <Bar />}
      <table>
        <tbody>{isThere && <tr tabIndex={0} aria-label="Norla" />}</tbody>
      </table>
    </main>
  );
}

it('gives the focus of a bar that goes to the rows, also where these come later than something near it has it', async () => {
  const { rerender } = render(<Rows isBusy isThere={false} />);
  screen.getByRole('button', { name: 'Restore' }).focus();
  rerender(<Rows isBusy={false} isThere={false} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Brands' })), patiently);
  rerender(<Rows isBusy={false} isThere />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('row', { name: 'Norla' })), patiently);
});
