/** Our sign: a card with the chevrons of a trump, and a token. */
export function Logo() {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <rect x="3" y="1" width="20" height="28" rx="3.5" fill="#fffcf4" stroke="#d8cfbb" />
      <path
        d="M7.5 17 13 11l5.5 6M7.5 23.5 13 17.5l5.5 6"
        fill="none"
        stroke="#0f373c"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="24" cy="6" r="5.5" fill="#f0bf55" />
    </svg>
  );
}
