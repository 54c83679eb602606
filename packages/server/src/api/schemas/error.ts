import * as z from 'zod';

export const ErrorAnswer: z.ZodType = z
  .object({
    error: z.looseObject({
      code: z.string().meta({ example: 'orders/locked' }),
      message: z.string().meta({ description: 'The same as a sentence, in the language asked for.' }),
    }),
  })
  .meta({
    id: 'Error',
    description: 'Why a request was refused: a code for programs with its facts, and a sentence for people.',
  });
