import { type DemoPost, searchLink, t } from '../texts.ts'

export const ingressProtection: DemoPost = {
  slug: 'stepen-zashchity-ip',
  title: t('Степень защиты IP: какую выбрать', 'IP protection: which one to choose', 'IP himoya darajasi: qaysi birini tanlash'),
  lead: t(
    'Две цифры, таблица помещений и частые ошибки.',
    'Two digits, a table of rooms and common mistakes.',
    'Ikki raqam, xonalar jadvali va koʻp uchraydigan xatolar.',
  ),
  cover: ['drop', 'shield'],
  html: {
    ru: `<p>Код IP по ГОСТ 14254 говорит, насколько оболочка закрыта от прикосновения и пыли (первая цифра) и от воды (вторая).</p>
<table>
<thead><tr><th>Цифра</th><th>Первая: предметы и пыль</th><th>Вторая: вода</th></tr></thead>
<tbody>
<tr><td>0</td><td>Нет защиты</td><td>Нет защиты</td></tr>
<tr><td>1</td><td>Больше 50 мм</td><td>Капли сверху</td></tr>
<tr><td>2</td><td>Больше 12,5 мм, палец</td><td>Капли под углом до 15°</td></tr>
<tr><td>3</td><td>Больше 2,5 мм</td><td>Дождь под углом до 60°</td></tr>
<tr><td>4</td><td>Больше 1 мм</td><td>Брызги со всех сторон</td></tr>
<tr><td>5</td><td>Пылезащищённое</td><td>Струи</td></tr>
<tr><td>6</td><td>Пыленепроницаемое</td><td>Сильные струи</td></tr>
<tr><td>7</td><td>—</td><td>Погружение до 1 м на 30 минут</td></tr>
<tr><td>8</td><td>—</td><td>Длительное погружение</td></tr>
</tbody>
</table>
<h2>Что куда</h2>
<table>
<thead><tr><th>Место</th><th>Не ниже</th></tr></thead>
<tbody>
<tr><td>Жилая комната, офис</td><td>IP20</td></tr>
<tr><td>Ванная, не ближе 60 см к воде</td><td>IP44</td></tr>
<tr><td>Улица под навесом</td><td>IP44</td></tr>
<tr><td>Улица открыто</td><td>IP54, светильники IP65</td></tr>
<tr><td>Деревообработка, мука, цемент</td><td>IP65</td></tr>
<tr><td>Мойка, пищевое производство</td><td>IP66</td></tr>
<tr><td>Дренажный колодец</td><td>IP68</td></tr>
</tbody>
</table>
<h2>Частые ошибки</h2>
<ul>
<li>Щит IP65 с отверстием под кабель без сальника — это IP00. Степень защиты всей сборки равна самому слабому вводу.</li>
<li>Герметичный корпус на улице «дышит» и собирает конденсат: нужен дренажный клапан или обогрев.</li>
<li>IP67 не означает IP66: погружение и струя — разные испытания. Если нужны оба, ищите двойной код.</li>
<li>Степень защиты не говорит о морозе и солнце: смотрите климатическое исполнение, для улицы — У1 или УХЛ1.</li>
</ul>
<p><a href="${searchLink('IP65')}">Товары с IP65</a>. В каталоге степень защиты — обычный фильтр, можно отметить несколько значений.</p>`,
  },
}
