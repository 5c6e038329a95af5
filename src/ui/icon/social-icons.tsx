/** Logos of sign-in providers, in their own colors. */

const mark = { viewBox: '0 0 24 24', width: 20, height: 20, focusable: false } as const;

export const GoogleIcon = () => (
  <svg {...mark} aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22 12.2c0-.7-.1-1.3-.2-1.9H12v3.8h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
    />
    <path
      fill="#34a853"
      d="M12 22.3c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7a10.3 10.3 0 0 0 9.3 5.7z"
    />
    <path fill="#fbbc05" d="M6.2 13.9a6.2 6.2 0 0 1 0-3.9V7.3H2.7a10.3 10.3 0 0 0 0 9.3z" />
    <path
      fill="#ea4335"
      d="M12 5.7c1.5 0 2.9.5 4 1.5l3-3A10.3 10.3 0 0 0 2.7 7.4L6.2 10C7 7.5 9.3 5.7 12 5.7z"
    />
  </svg>
);

export const FacebookIcon = () => (
  <svg {...mark} aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="#1877f2" />
    <path
      fill="#fff"
      d="M13.4 23v-8h2.7l.5-3.3h-3.2V9.6c0-.9.4-1.8 1.9-1.8h1.5V5c-2.9-.5-6.8-.5-6.8 4.2v2.5H7V15h3v7.8z"
    />
  </svg>
);
