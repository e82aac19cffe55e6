import { type DemoHelpGroup, t } from '../texts.ts'

export const specifications: DemoHelpGroup = {
  name: t('Спецификации и КП', 'Specifications and offers', 'Spetsifikatsiya va takliflar'),
  topics: [
    {
      slug: 'rabota-so-spetsifikatsiey',
      title: t('Работа со спецификациями', 'Working with specifications', 'Spetsifikatsiyalar bilan ishlash'),
      summary: t(
        'Мои, компании, рекомендованные и архив',
        'Mine, the company’s, recommended, archived',
        'Meniki, kompaniyaniki, tavsiya va arxiv',
      ),
      routes: ['/specifications'],
      html: t(
        `<p>Спецификация — рабочий список объекта, щита или помещения. Есть вкладки «Мои», «Компании» — доступные коллегам, «Рекомендованные» — готовые наборы от наших инженеров — и «Архив».</p>
<ul>
<li>Копируйте удачную спецификацию и меняйте количество под новый объект.</li>
<li>«В корзину» добавляет все строки, а не только те, что на экране.</li>
<li>Архив хранит завершённое: его можно вернуть, удалить навсегда или очистить целиком.</li>
<li>До десяти спецификаций за раз выгружаются в файл или на почту.</li>
</ul>`,
        `<p>A specification is the working list of a site, a panel or a room. There are tabs for your own, for those shared in the company, for sets recommended by our engineers, and for the archive.</p>
<ul>
<li>Copy a good specification and change the amounts for a new site.</li>
<li>“To cart” adds every line, not only those on the screen.</li>
<li>The archive keeps what is finished: restore it, delete it for ever or empty it at once.</li>
<li>Up to ten at a time can be exported to a file or sent by e-mail.</li>
</ul>`,
        `<p>Spetsifikatsiya — obyekt, shchit yoki xonaning ish roʻyxati. «Meniki», hamkasblarga ochiq «Kompaniya», muhandislarimiz tayyorlagan «Tavsiya etilgan» va «Arxiv» varaqlari bor.</p>
<ul>
<li>Yaxshi spetsifikatsiyani nusxalab, yangi obyekt uchun miqdorni oʻzgartiring.</li>
<li>«Savatga» tugmasi faqat ekrandagi emas, hamma qatorni qoʻshadi.</li>
<li>Arxiv tugallanganini saqlaydi: uni qaytarish, butunlay oʻchirish yoki toʻliq tozalash mumkin.</li>
<li>Bir martada oʻntagacha spetsifikatsiya fayl yoki pochtaga chiqariladi.</li>
</ul>`,
      ),
    },
    {
      slug: 'kommercheskie-predlozheniya',
      title: t('Коммерческие предложения', 'Commercial offers', 'Tijorat takliflari'),
      summary: t('Предложение вашему заказчику с наценкой', 'An offer to your client with a markup', 'Mijozingizga ustama bilan taklif'),
      routes: ['/modules', '/modules/offers'],
      html: t(
        `<p>Модуль <a href="/modules/offers">«Предложения»</a> помогает подготовить КП вашему заказчику из корзины или спецификации.</p>
<ol>
<li>Выберите, от какой цены считать, и наценку: процент, коэффициент или готовую цену.</li>
<li>Добавьте услуги, сгруппируйте строки по разделам, укажите срок действия.</li>
<li>Распечатайте или сохраните файл. Закупочные цены и маржа в него не попадают.</li>
</ol>
<p>Если цены изменились, предложение подскажет пересчитать его. Ненужные уходят в архив.</p>`,
        `<p>The <a href="/modules/offers">Offers</a> module prepares an offer to your own client from a cart or a specification.</p>
<ol>
<li>Choose the price to start from and the markup: per cent, coefficient or a set price.</li>
<li>Add services, group the lines, set the term.</li>
<li>Print it or save the file. Your purchase prices and margin never get into it.</li>
</ol>
<p>When prices change, the offer tells you to recalculate. Those no longer needed go to the archive.</p>`,
        `<p><a href="/modules/offers">«Takliflar»</a> moduli savat yoki spetsifikatsiyadan oʻz mijozingizga taklif tayyorlaydi.</p>
<ol>
<li>Qaysi narxdan hisoblash va ustamani tanlang: foiz, koeffitsient yoki tayyor narx.</li>
<li>Xizmatlarni qoʻshing, qatorlarni guruhlang, amal muddatini koʻrsating.</li>
<li>Chop eting yoki faylni saqlang. Xarid narxi va foyda unga tushmaydi.</li>
</ol>
<p>Narxlar oʻzgarsa, taklif qayta hisoblashni eslatadi. Keraksizlari arxivga ketadi.</p>`,
      ),
    },
    {
      slug: 'konfigurator',
      title: t('Конфигуратор щитов', 'Panel configurator', 'Shchit konfiguratori'),
      summary: t(
        'Собрать щит по номиналам и получить список',
        'Assemble a panel by ratings and get a list',
        'Nominallar boʻyicha shchit yigʻish va roʻyxat olish',
      ),
      routes: ['/modules', '/modules/raec-configurator'],
      html: t(
        `<p><a href="/modules/raec-configurator">Конфигуратор</a> подбирает состав щита: вводной аппарат, автоматы, дифференциальную защиту, шины и корпус с запасом по модулям.</p>
<p>Укажите ток ввода, число линий и их назначение, предпочтительную серию. Результат сохраняется спецификацией или уходит в корзину. Подбор не заменяет проект: проверьте селективность и токи короткого замыкания.</p>`,
        `<p>The <a href="/modules/raec-configurator">configurator</a> puts a panel together: the main switch, breakers, residual-current protection, busbars and an enclosure with spare modules.</p>
<p>Give the incoming current, the number of lines and what they feed, and a series you prefer. The result is saved as a specification or goes to the cart. It does not replace a design: check selectivity and short-circuit currents.</p>`,
        `<p><a href="/modules/raec-configurator">Konfigurator</a> shchit tarkibini tanlaydi: kirish apparati, avtomatlar, differensial himoya, shinalar va modullar zaxirasi bilan korpus.</p>
<p>Kirish toki, liniyalar soni va vazifasi, afzal seriyani koʻrsating. Natija spetsifikatsiya boʻlib saqlanadi yoki savatga tushadi. Bu loyiha oʻrnini bosmaydi: selektivlik va qisqa tutashuv toklarini tekshiring.</p>`,
      ),
    },
  ],
}
