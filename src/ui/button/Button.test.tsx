import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

test('a busy button has its name and focus, and ignores presses', async () => {
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

test('an aria-disabled button keeps the focus and ignores presses', async () => {
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

test('a busy submit button does not submit', async () => {
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

test('a button with href is a link; external ones open without an opener', () => {
  render(
    <Button href="https://shop.example" target="_blank">
      Shop
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Shop' });
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('an icon button has a name; its badge is hidden from screen readers', () => {
  render(<IconButton label="Filters, 4 active" icon={null} mark={4} />);
  expect(screen.getByRole('button', { name: 'Filters, 4 active' }).textContent).toBe('4');
});
