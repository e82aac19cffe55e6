export type Person = { id: number; email: string | null; phone: string | null; firstName: string; middleName: string; lastName: string }

/** Spellings of a name; one word alone identifies nobody. */
function namesOf({ firstName, middleName, lastName }: Person): string[] {
  if (!firstName || !lastName) return []
  const initials = [firstName, middleName].filter(Boolean).map((name) => `${name[0]}.`)
  return [
    ...(middleName ? [`${lastName} ${firstName} ${middleName}`, `${firstName} ${middleName} ${lastName}`] : []),
    `${lastName} ${firstName}`,
    `${firstName} ${lastName}`,
    `${lastName} ${initials.join(' ')}`,
    `${lastName} ${initials.join('')}`,
    `${initials.join(' ')} ${lastName}`,
  ]
}

/** A number as people write it: +79000000001, 8 900 …, and with the ten digits alone. */
function phonesOf(phone: string): string[] {
  const ten = phone.slice(-10)
  const [code, first, second, third] = [ten.slice(0, 3), ten.slice(3, 6), ten.slice(6, 8), ten.slice(8)]
  const grouped = [`(${code}) ${first}-${second}-${third}`, `${code} ${first}-${second}-${third}`]
  return [phone, `8${ten}`, ...grouped.flatMap((rest) => [`+7 ${rest}`, `8 ${rest}`]), ten]
}

/** Texts to find in the words of others, longest first, so that no half of one is left over. */
export const traitsOf = (person: Person): string[] =>
  [...(person.email ? [person.email] : []), ...(person.phone ? phonesOf(person.phone) : []), ...namesOf(person)].toSorted(
    (one, other) => other.length - one.length,
  )
