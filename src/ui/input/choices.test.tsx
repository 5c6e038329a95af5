import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Level } from '#domain/intolerance/intolerances.ts';
import { ChipRadioGroup } from '../field/ChipRadioGroup.tsx';
import { ServingsStepper } from '../field/ServingsStepper.tsx';
import { UnitsSwitch } from '../field/UnitsSwitch.tsx';
import { CalorieRange, formatCalorieRange } from './CalorieRange.tsx';
import { ChipChoice } from './ChipChoice.tsx';
import { FlagTile } from './FlagTile.tsx';
import { LevelSlider } from './LevelSlider.tsx';
import { Switch } from './Switch.tsx';

function Histamine({ start, onChange }: { start: Level | null; onChange: (level: Level | null) => void }) {
  const [value, setValue] = useState(start);
  const change = (level: Level | null) => {
    setValue(level);
    onChange(level);
  };
  return <LevelSlider intolerance="histamine" value={value} onChange={change} onHelp={() => {}} />;
}

test('FILT-21 FILT-05 a slider has the three positions Low, Medium and High', async () => {
  const onChange = vi.fn();
  render(<Histamine start={1} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Histamine level' });
  const valueText = () => slider.getAttribute('aria-valuetext');
  expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual(['1', '3']);
  expect([valueText(), screen.getByText('Low recipes only')]).toEqual(['Low', expect.anything()]);
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect([valueText(), screen.getByText('Low and medium recipes')]).toEqual(['Medium', expect.anything()]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([valueText(), screen.getByText('Low, medium, and high recipes')]).toEqual([
    'High',
    expect.anything(),
  ]);
  await userEvent.keyboard('{Home}');
  expect(valueText()).toBe('Low');
  await userEvent.keyboard('{End}');
  expect(valueText()).toBe('High');
  expect(onChange.mock.calls).toEqual([[2], [3], [1], [3]]);
});

test('FILT-22 its switch hides the slider and clears its value; switched on it starts at Low', async () => {
  const onChange = vi.fn();
  render(<Histamine start={2} onChange={onChange} />);
  const toggle = screen.getByRole('switch', { name: 'Limit Histamine', checked: true });
  await userEvent.click(toggle);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('Off: any level is fine')).toBeDefined();
  await userEvent.click(toggle);
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Low');
});

test('FILT-09 a slider has a help control, where there is help', async () => {
  const onHelp = vi.fn();
  const slider = (help?: () => void) => (
    <LevelSlider intolerance="sulfur" value={null} onChange={() => {}} {...(help && { onHelp: help })} />
  );
  const { rerender } = render(slider(onHelp));
  await userEvent.click(screen.getByRole('button', { name: 'About sulfur' }));
  expect(onHelp).toHaveBeenCalledOnce();
  rerender(slider());
  expect(screen.queryByRole('button', { name: 'About sulfur' })).toBeNull();
});

test('FILT-06 a flag is on or off, without levels', async () => {
  const onChange = vi.fn();
  render(<FlagTile label="Low FODMAP" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Low FODMAP' }));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('FILT-08 the calorie range runs from 0 to 1000', async () => {
  const onChange = vi.fn();
  render(<CalorieRange value={[0, 1000]} onChange={onChange} />);
  const [from, to] = [
    screen.getByRole('slider', { name: 'Minimum calories' }),
    screen.getByRole('slider', { name: 'Maximum calories' }),
  ];
  expect([from.getAttribute('aria-valuemin'), to.getAttribute('aria-valuemax')]).toEqual(['0', '1000']);
  expect(to.getAttribute('aria-valuetext')).toBe('No upper limit');
  from.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith([50, 1000]);
});

test('FILT-08 a range has a readable text', () => {
  expect(formatCalorieRange([0, 1000])).toBe('Any');
  expect(formatCalorieRange([150, 650])).toBe('150 to 650');
  expect(formatCalorieRange([150, 1000])).toBe('150 or more');
  expect(formatCalorieRange([0, 650])).toBe('Up to 650');
});

test('chips: several can be chosen, in the order of the list', async () => {
  const options = ['Fish', 'Poultry', 'Vegan'].map((value) => ({ value, label: value }));
  const onChange = vi.fn();
  render(<ChipChoice label="Proteins" options={options} chosen={['Vegan']} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Proteins' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
  expect(onChange).toHaveBeenLastCalledWith(['Fish', 'Vegan']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vegan', checked: true }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

function Times({ onChange }: { onChange: (minutes: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const options = [
    { value: null, label: 'Any time' },
    { value: 15, label: '15 min' },
    { value: 30, label: '30 min' },
  ];
  const change = (minutes: number | null) => {
    setValue(minutes);
    onChange(minutes);
  };
  return <ChipRadioGroup label="Time" options={options} value={value} onChange={change} />;
}

test('chips of which one is chosen are radio buttons that arrow keys move through', async () => {
  const onChange = vi.fn();
  render(<Times onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Time' })).toBeDefined();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Any time', checked: true }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '30 min' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Any time' }));
  expect(onChange.mock.calls).toEqual([[15], [30], [null]]);
});

test('units: one of two', async () => {
  const onChange = vi.fn();
  render(<UnitsSwitch value="us" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'US', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(onChange).toHaveBeenCalledWith('metric');
});

test('RCP-18 CONST-37 at one serving Fewer does nothing and keeps the focus', () => {
  const onChange = vi.fn();
  const { rerender } = render(<ServingsStepper value={2} onChange={onChange} />);
  const fewer = screen.getByRole('button', { name: 'Fewer' });
  fireEvent.click(fewer);
  expect(onChange).toHaveBeenLastCalledWith(1);
  rerender(<ServingsStepper value={1} onChange={onChange} />);
  expect(screen.getByRole('status').textContent).toBe('1 serving');
  fewer.focus();
  fireEvent.click(fewer);
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(fewer);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onChange).toHaveBeenLastCalledWith(2);
});

test('a busy switch ignores a press and keeps the focus', async () => {
  const onChange = vi.fn();
  render(<Switch label="Share" checked={false} busy onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Share' });
  await userEvent.click(control);
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control);
});
