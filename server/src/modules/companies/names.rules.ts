type Person = { lastName: string; firstName: string; middleName: string }

export const fullNameOf = ({ lastName, firstName, middleName }: Person): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ')
