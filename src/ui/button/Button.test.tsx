import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

test('a busy button keeps its name and its focus, and counts no presses', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(document.activeElement);
});

test('a button that has to wait keeps the focus and counts no presses', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Resend</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button aria-disabled onClick={onClick}>
      Resend
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  const button = screen.getByRole('button', { name: 'Resend', busy: false });
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
});

test('a busy submit button sends no form', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button that leads somewhere is a link; out of the app it opens without a way back', () => {
  render(
    <Button href="https://shop.example" target="_blank">
      Shop
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Shop' });
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('an icon alone has a name; its mark is for the eye', () => {
  render(<IconButton label="Filters, 4 active" icon={null} mark={4} />);
  expect(screen.getByRole('button', { name: 'Filters, 4 active' }).textContent).toBe('4');
});
