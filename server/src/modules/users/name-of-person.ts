/** SQL of a person's name, for statements over `users`; the address of one who has not named themselves. */
export const nameOfPerson = (alias: string) =>
  `coalesce(nullif(concat_ws(' ', nullif(${alias}.last_name, ''), nullif(${alias}.first_name, '')), ''), ${alias}.email, ${alias}.phone, '')`
