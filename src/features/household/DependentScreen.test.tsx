import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dependentMessages } from '#domain/message/dependent-messages.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { NewDependentScreen } from './DependentScreen.tsx';

const opened = (errors: Readonly<Record<string, string[]>>) =>
  renderForMember(
    <MemoryRouter>
      <NewDependentScreen />
    </MemoryRouter>,
    {
      responses: {
        'POST /users/me/household/dependents': () => [
          422,
          { message: Object.values(errors)[0]?.[0] ?? 'Please check.', errors },
        ],
      },
    },
  );
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('EXT-32 a refusal is shown once, at its field, which gets the focus', async () => {
  await opened({ age: ['Enter an age up to 120.'], name: ['Enter a name.'] });
  save();
  await waitFor(() => expect(screen.getAllByText('Enter an age up to 120.')).toHaveLength(1));
  expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('EXT-32 a refused choice gets the focus too', async () => {
  await opened({ diets: ['Choose another diet.'] });
  save();
  await waitFor(() => expect(screen.getAllByText('Choose another diet.')).toHaveLength(1));
  expect(screen.getByRole('group', { name: 'Diets' }).contains(document.activeElement)).toBe(true);
});

test('EXT-32 what no field shows is said for the form', async () => {
  await opened({ kind: ['Choose child or guest.'] });
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose child or guest.'));
});

test('EXT-32 an age that can’t be a child’s is refused at its field, before anything is sent', async () => {
  await opened({});
  const age = screen.getByLabelText('Age in years');
  const refusalOf = async (typed: string) => {
    fireEvent.change(age, { target: { value: typed } });
    save();
    await waitFor(() => expect(age.getAttribute('aria-invalid')).toBe('true'));
    return [dependentMessages.baby, dependentMessages.grownChild].filter((text) => screen.queryByText(text));
  };
  expect(await refusalOf('0')).toEqual([dependentMessages.baby]);
  expect(await refusalOf('120')).toEqual([dependentMessages.grownChild]);
  expect(document.activeElement).toBe(age);
  fireEvent.click(screen.getByRole('radio', { name: 'Guest' }));
  save();
  await waitFor(() => expect(screen.queryByText(dependentMessages.grownChild)).toBeNull());
});

test('with an allergen, the form says what is an emergency and whom to call', async () => {
  await opened({});
  expect(screen.queryByText(/112 or 911/)).toBeNull();
  fireEvent.click(within(screen.getByRole('group', { name: 'Allergens' })).getByText('Milk'));
  expect(screen.getByText(/trouble breathing.*pale or limp.*112 or 911/)).toBeTruthy();
});
