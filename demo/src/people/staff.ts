/** null: they serve no company of their own. */
type Kind = 'sales' | 'technical' | 'logistics' | 'accounting' | null

/** The seller's people that buyers see beside their company; those of `accounts.ts` among them by e-mail. */
type StaffMember = {
  email: string
  phone: string
  name: readonly [last: string, first: string, middle: string]
  post: string
  extension: string
  region: string
  kind: Kind
}

const row = (
  email: string,
  phone: string,
  name: string,
  post: string,
  extension: string,
  region: string,
  kind: Kind = 'sales',
): StaffMember => {
  const [last = '', first = '', middle = ''] = name.split(' ')
  return { email: `${email}@vitrina.test`, phone, name: [last, first, middle], post, extension, region, kind }
}

export const staff: readonly StaffMember[] = [
  row('manager', '+79000000010', 'Климова Анна Павловна', 'Менеджер по работе с клиентами', '110', 'moskva'),
  row('a.belov', '+79000000021', 'Белов Антон Юрьевич', 'Менеджер проектных продаж', '111', 'moskva'),
  row('o.lavrova', '+79000000022', 'Лаврова Ольга Денисовна', 'Менеджер по работе с клиентами', '210', 'sankt-peterburg'),
  row('p.shilov', '+79000000023', 'Шилов Павел Егорович', 'Менеджер по работе с клиентами', '310', 'ekaterinburg'),
  row('t.gorina', '+79000000024', 'Горина Татьяна Львовна', 'Менеджер по работе с клиентами', '410', 'novosibirsk'),
  row('i.safin', '+79000000025', 'Сафин Ильдар Маратович', 'Менеджер по работе с клиентами', '510', 'kazan'),
  row('v.dontsova', '+79000000026', 'Донцова Вера Николаевна', 'Менеджер по работе с клиентами', '610', 'rostov-na-donu'),
  row('s.kubarev', '+79000000027', 'Кубарев Станислав Олегович', 'Менеджер по работе с клиентами', '710', 'krasnodar'),
  row('n.zhigulina', '+79000000028', 'Жигулина Наталья Романовна', 'Менеджер по работе с клиентами', '810', 'samara'),
  row('m.tokarev', '+79000000031', 'Токарев Михаил Андреевич', 'Инженер технической поддержки', '150', 'moskva', 'technical'),
  row('k.yakovleva', '+79000000032', 'Яковлева Ксения Ильинична', 'Специалист по доставке', '160', 'moskva', 'logistics'),
  row('l.frolova', '+79000000033', 'Фролова Людмила Сергеевна', 'Бухгалтер по расчётам с покупателями', '170', 'moskva', 'accounting'),
  row('admin', '+79000000011', 'Зимин Алексей Игоревич', 'Администратор сайта', '101', 'moskva', null),
  row('head', '+79000000012', 'Воронцова Ирина Олеговна', 'Руководитель отдела продаж', '102', 'moskva', null),
  row('accountant', '+79000000013', 'Лебедева Наталья Юрьевна', 'Бухгалтер', '171', 'moskva', null),
  row('warehouse', '+79000000014', 'Сафин Тимур Рашидович', 'Кладовщик', '180', 'moskva', null),
  row('content', '+79000000015', 'Белова Софья Максимовна', 'Контент-менеджер', '190', 'moskva', null),
  row('integrator', '+79000000016', 'Никитин Глеб Андреевич', 'Инженер по обмену данными', '191', 'moskva', null),
]
