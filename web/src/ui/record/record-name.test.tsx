import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordPage, useRecordName } from './index.ts';

afterEach(cleanup);

function Frame({ name }: { name?: string }) {
  const shown = useRecordName();
  return (
    <>
      <output>{shown ?? 'no record'}</output>
      {name !== undefined && <RecordPage title={name}>{null}</RecordPage>}
    </>
  );
}

it('tells the frame around a record page whose page it is, and that it was left', () => {
  const { rerender } = render(<Frame name="Kettle 2 l" />);
  expect(screen.getByRole('status').textContent).toBe('Kettle 2 l');
  rerender(<Frame name="Kettle 3 l" />);
  expect(screen.getByRole('status').textContent).toBe('Kettle 3 l');
  rerender(<Frame />);
  expect(screen.getByRole('status').textContent).toBe('no record');
});
