/** Names in braces: `{number}`. */
export const placeholdersIn = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]

export type LetterTemplate = { subject: string; body: string; button: string }
export type Placeholder = { name: string; isRequired: boolean }

export type TemplateProblem = { field: 'subject' | 'body' | 'button'; problem: 'unknown' | 'missing' | 'empty'; placeholder: string }

/** Placeholders that the letter does not know, and those it must not lose. */
export function templateProblems(template: LetterTemplate, known: readonly Placeholder[]): TemplateProblem[] {
  const fields = ['subject', 'body', 'button'] as const
  const unknown = fields.flatMap((field) =>
    placeholdersIn(template[field])
      .filter((name) => !known.some((one) => one.name === name))
      .map((placeholder): TemplateProblem => ({ field, problem: 'unknown', placeholder })),
  )
  const said = new Set([...placeholdersIn(template.subject), ...placeholdersIn(template.body)])
  const missing = known
    .filter(({ name, isRequired }) => isRequired && !said.has(name))
    .map(({ name }): TemplateProblem => ({ field: 'body', problem: 'missing', placeholder: name }))
  const empty = (['subject', 'body'] as const)
    .filter((field) => template[field].trim() === '')
    .map((field): TemplateProblem => ({ field, problem: 'empty', placeholder: '' }))
  return [...empty, ...unknown, ...missing]
}

/** Paragraphs are divided by an empty line. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
export const bodyOfParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n')
