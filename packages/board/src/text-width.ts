/** The faces of the drawings: land names, sea names, letters and numbers. */
export type Face = 'land' | 'sea' | 'interface';

// Advance widths in hundredths of the font size, measured on Source Serif 4 bold, EB Garamond medium italic and
// Source Sans 3 bold, rounded to 2.
const WIDTHS: Readonly<Record<Face, Readonly<Record<number, string>>>> = {
  land: {
    22: ' ',
    24: "'",
    32: ',.:;j|',
    34: '!il',
    36: '-',
    38: '[]ft{}',
    40: '()/IJ`',
    44: '?',
    48: 's',
    50: 'rzгз',
    54: 'ceесэё–',
    56: '0123456789a~а',
    58: 'SvГЗвь',
    60: 'FZgoxyботух',
    62: 'Lqкя',
    64: 'EbdkpЕЭдлрчЁ',
    66: 'CPYhnuБРСЬ',
    68: 'BTXВТХп',
    70: 'VУийнцъ',
    72: 'AGRАЯ',
    74: 'KNOQДКЛОЧ',
    76: '&DU',
    80: 'HИЙНПЦм',
    82: 'Ф',
    86: 'w',
    88: 'жфю',
    90: 'ы',
    92: 'MМ',
    96: 'mш',
    98: 'щ',
    104: 'WЖЮ',
    110: 'Ш',
    112: 'Щ',
  },
  sea: {
    22: " '`",
    24: ',.:;',
    28: '-/js',
    30: '!()il',
    32: 'Jtз',
    34: '?cfгс',
    36: 'Ieеэё',
    40: 'orво',
    42: 'бд',
    44: 'gvyzуь',
    46: 'xхъ',
    48: 'Sbkpр',
    50: '0123456789aqаклч',
    52: 'Fhя',
    54: 'duЗийнц',
    56: 'nп–',
    58: 'ELPЕРЁ',
    60: 'BYБВЬф',
    64: 'CTZwСТУю',
    66: 'XДХЭЯмы',
    68: 'AАЧ',
    70: 'GOQUVКЛО',
    72: 'KR',
    74: 'Dжшщ',
    76: 'HНФ',
    78: 'NИЙПЦ',
    80: 'mт',
    96: 'ЖЫЮ',
    100: 'MМ',
    104: 'ШЩ',
    108: 'W',
  },
  interface: {
    20: ' ',
    28: 'ijl',
    30: "',.:;I",
    34: '!()-/f',
    38: 't',
    40: 'r',
    44: 'sг',
    46: '?czсэ',
    48: 'з–',
    50: 'Jт',
    52: '0123456789FLYaevxyГавеухьё',
    54: 'EZgkЕкяЁ',
    56: 'STVXouЗТУХбоч',
    58: 'ACbdhnpqАСЭдийлнпр',
    60: 'BPБВРЬц',
    62: 'KRКЯъ',
    64: 'DGЧ',
    66: 'NUЛПЦм',
    68: 'HOQДИЙНО',
    76: 'MМФж',
    78: 'wфю',
    80: 'ш',
    82: 'W',
    84: 'щ',
    86: 'mЫ',
    88: 'Ж',
    92: 'ШЩ',
    96: 'Ю',
  },
};

const UNKNOWN = 62;

function byLetter(face: Face): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(WIDTHS[face]).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width)] as const),
    ),
  );
}

const TABLES: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  land: byLetter('land'),
  sea: byLetter('sea'),
  interface: byLetter('interface'),
};

// Sea names are set with a little space between the letters.
const SPACING: Readonly<Record<Face, number>> = { land: 0, sea: 0.5, interface: 0 };

/** How wide a line is set at a font size, near enough to keep names apart. */
export function textWidth(text: string, face: Face, size: number): number {
  let sum = 0;
  let count = 0;
  for (const letter of text) {
    sum += TABLES[face].get(letter) ?? UNKNOWN;
    count++;
  }
  return (sum / 100) * size + count * SPACING[face];
}
