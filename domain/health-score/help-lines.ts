interface Line {
  readonly country: string;
}

const regionOf = (language: string): string | null => {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
};

/** The lines of the first country that the languages of the device name; without one, all of them are elsewhere. */
export function linesForRegion<Of extends Line>(
  lines: readonly Of[],
  languages: readonly string[],
): { readonly here: readonly Of[]; readonly elsewhere: readonly Of[] } {
  const regions = languages.flatMap((language) => regionOf(language) ?? []);
  const region = regions.find((each) => lines.some(({ country }) => country === each));
  return {
    here: lines.filter(({ country }) => country === region),
    elsewhere: lines.filter(({ country }) => country !== region),
  };
}
