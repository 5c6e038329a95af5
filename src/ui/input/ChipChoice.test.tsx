import { Chip } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChipChoice } from './ChipChoice.tsx';

vi.mock('@mantine/core', async (load) => {
  const mantine = await load<typeof import('@mantine/core')>();
  return { ...mantine, Chip: vi.fn(mantine.Chip) };
});

const options = ['Fish', 'Poultry', 'Vegan'].map((value) => ({ value, label: value }));

function Proteins() {
  const [chosen, setChosen] = useState<string[]>(['Vegan']);
  return <ChipChoice label="Proteins" options={options} chosen={chosen} onChange={setChosen} />;
}

test('a choice renders its own chip alone', () => {
  render(<Proteins />);
  vi.mocked(Chip).mockClear();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
  expect(screen.getByRole('checkbox', { name: 'Fish', checked: true })).toBeDefined();
  expect(vi.mocked(Chip).mock.calls.map(([{ children }]) => children)).toEqual(['Fish']);
  // the choice before is not forgotten
  fireEvent.click(screen.getByRole('checkbox', { name: 'Poultry' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
});
