import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Quote } from '#src/flows/membership/use-quote.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { PaymentOptionsScreen } from './PaymentOptionsScreen.tsx';
import { onSale } from './plan-on-sale.fixture.ts';

const quoteWith = (withdrawal: Quote['withdrawal']): Quote => ({
  currency: 'usd',
  tax: 'none',
  price: 10,
  discount: 0,
  total: 10,
  due_now: 10,
  first_payment_at: null,
  credit: 0,
  terms: '',
  rest: null,
  withdrawal,
});
const bodyOf = (beginNow: boolean) => ({
  package_id: 'plus',
  package_duration: 'monthly',
  discount_code: null,
  ...(beginNow && { begin_now: true }),
});

/** The quote is that of the time it is asked for; `refuses`: orders without the box. */
function show(quote: () => Quote, refuses: () => boolean = () => false) {
  return renderForMember(
    <MemoryRouter initialEntries={['/payment/options/plus']}>
      <Routes>
        <Route path="/payment/options/:id" element={<PaymentOptionsScreen />} />
      </Routes>
    </MemoryRouter>,
    {
      responses: {
        'GET /packages/plus': () => [200, { data: onSale }],
        'GET /packages/plus/quote': () => [200, { data: quote() }],
        'POST /checkout': () =>
          refuses()
            ? [422, { message: 'Invalid.', errors: { begin_now: ['Tick the box.'] } }]
            : [200, { data: { url: '/sandbox/checkout/1' } }],
        'POST /users/me/metas': () => [200, { data: [] }],
      },
    },
  );
}
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Start my membership right away/ });
const order = () => fireEvent.click(screen.getByRole('button', { name: 'Checkout' }));

test('EXT-24 before the order it says that all goes back, and asks for nothing', async () => {
  const { bodiesOf } = await show(() => quoteWith({ terms: 'full', days: 14 }));
  expect(await screen.findByText(/Withdraw within 14 days, and you get everything back\.$/)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  order();
  await expect.poll(() => bodiesOf('POST /checkout').length === 1).toBe(true);
  expect(bodiesOf('POST /checkout')).toEqual([bodyOf(false)]);
});

test('EXT-24 where no right to withdraw is offered, none is named', async () => {
  await show(() => quoteWith(null));
  expect(await screen.findByText(/any time under Account, Billing\.\s*$/)).toBeDefined();
});

test('EXT-24 where a share is kept it says so, and the member asks to begin at once by an unticked box', async () => {
  const { bodiesOf } = await show(() => quoteWith({ terms: 'proportional', days: 14 }));
  const asked = await box();
  expect(asked.checked).toBe(false);
  expect(screen.getByText(/withdraw within 14 days this time, you pay for the time you used/)).toBeDefined();
  fireEvent.click(asked);
  expect((await box()).checked).toBe(true);
  order();
  await expect.poll(() => bodiesOf('POST /checkout').length === 1).toBe(true);
  expect(bodiesOf('POST /checkout')).toEqual([bodyOf(true)]);
});

test('EXT-24 a quote from before a withdrawal in another tab is read again when the order is refused', async () => {
  let terms: 'full' | 'proportional' = 'full';
  const { bodiesOf, toast } = await show(
    () => quoteWith({ terms, days: 14 }),
    () => bodiesOf('POST /checkout').length < 2,
  );
  await screen.findByText(/you get everything back/);
  terms = 'proportional';
  order();
  fireEvent.click(await box());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', message: 'Tick the box.' }));
  order();
  await expect.poll(() => bodiesOf('POST /checkout').length === 2).toBe(true);
  expect(bodiesOf('POST /checkout')).toEqual([bodyOf(false), bodyOf(true)]);
});
