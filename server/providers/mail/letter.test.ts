import { describe, expect, test } from 'vitest';
import { contrast, parseHex, type Srgb } from '#domain/color/srgb.ts';
import { composeLetter, type Letter } from './letter.ts';
import { mailColors } from './letter-html.ts';
import { letterOf } from './mail-content.ts';

const letter: Letter = {
  to: 'a@example.com',
  subject: '<b>',
  preview: '<u>',
  parts: ['<script>"&\'', { code: '<i>' }, { label: '<s>', url: 'https://x.example/?a="><q>' }],
  reason: '<em>',
};

const rgb = (hex: string): Srgb => parseHex(hex) ?? { r: 0, g: 0, b: 0 };

describe('a letter', () => {
  test('input cannot become markup', () => {
    const { html } = composeLetter(letter, {});
    expect(html).not.toMatch(/<(script|b|u|i|s|q|em)>/);
    expect(html).toContain('&lt;script&gt;&quot;&amp;&#39;');
    expect(html).toContain('href="https://x.example/?a=&quot;&gt;&lt;q&gt;"');
  });

  test('a member’s name stays a name, in HTML and in text', () => {
    const { html, text } = composeLetter(
      letterOf({
        kind: 'membership',
        letter: {
          kind: 'withdrawn',
          email: 'mary@example.com',
          packageName: 'Plus & <More>',
          sentence: 'You withdrew from it.',
          price: '$12.00',
          endsAt: null,
          autoRenew: false,
          billingUrl: 'https://kindfare.example/account/billing',
          plansUrl: 'https://kindfare.example/account/choose-plan',
          subscriptionsUrl: 'https://kindfare.example/account/manage-subscriptions',
          withdrawal: {
            name: '<a href="https://evil.example">Mary</a>\n\nPay here: https://evil.example',
            contract: 'c1',
            receivedAt: new Date('2026-05-04T09:00:00Z'),
            refund: null,
            used: null,
          },
        },
      }),
      {},
    );
    expect(html).not.toContain('<a href="https://evil.example"');
    expect(html).toContain('Plus &amp; &lt;More&gt;');
    expect(text).not.toMatch(/^Pay here/m);
  });

  test.each(['#255439', '#FFE600', '#111111', '#E0218A', 'none'])(
    'the brand color %s is legible on light and dark grounds',
    (primary_color) => {
      const { light, dark } = mailColors({ primary_color });
      for (const { paper, card, tint, ink, quiet, brand, onBrand } of [light, dark])
        for (const [text, ground] of [
          [ink, card],
          [ink, tint],
          [quiet, paper],
          [brand, paper],
          [onBrand, brand],
        ] as const)
          expect(contrast(rgb(text), rgb(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('has the color of the site, and a dark form', () => {
    const [own, other] = [{}, { primary_color: '#5B2A86' }].map(
      (colors) => composeLetter(letter, colors).html,
    );
    expect(other).not.toBe(own);
    expect(other).toContain(mailColors({ primary_color: '#5B2A86' }).light.brand);
    expect(other).toContain('@media (prefers-color-scheme: dark)');
  });
});
