/** Names for the people of the invented companies: a surname, a first name and a patronymic of one gender each. */
const men = {
  last: ['Авдеев', 'Воронцов', 'Горшков', 'Ефремов', 'Жданов', 'Зуев', 'Исаев', 'Калинин', 'Мартынов', 'Носов', 'Рябов', 'Тарасов'],
  first: ['Андрей', 'Сергей', 'Виктор', 'Николай', 'Максим', 'Игорь', 'Роман', 'Олег', 'Денис', 'Пётр', 'Артём'],
  middle: ['Иванович', 'Олегович', 'Петрович', 'Николаевич', 'Александрович', 'Дмитриевич', 'Степанович'],
}
const women = {
  last: ['Антонова', 'Власова', 'Дьякова', 'Ершова', 'Карпова', 'Маслова', 'Никитина', 'Ракитина', 'Седова', 'Уварова', 'Чернова'],
  first: ['Ирина', 'Светлана', 'Юлия', 'Оксана', 'Дарья', 'Галина', 'Полина', 'Алина', 'Жанна'],
  middle: ['Ивановна', 'Олеговна', 'Петровна', 'Николаевна', 'Александровна', 'Дмитриевна', 'Степановна'],
}

export type PersonName = { lastName: string; firstName: string; middleName: string }

export function personName(number: number): PersonName {
  const { last, first, middle } = number % 3 === 1 ? women : men
  const pick = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? ''
  return { lastName: pick(last, 5), firstName: pick(first, 7), middleName: pick(middle, 3) }
}

export const fullName = ({ lastName, firstName, middleName }: PersonName) => [lastName, firstName, middleName].filter(Boolean).join(' ')

export const positions = [
  'Снабженец',
  'Инженер ПТО',
  'Главный энергетик',
  'Специалист по закупкам',
  'Прораб',
  'Руководитель проекта',
  'Бухгалтер',
]
