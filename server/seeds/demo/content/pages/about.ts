import { type DemoPage, t } from '../texts.ts'

export const about: DemoPage = {
  slug: 'o-kompanii',
  title: t('О компании', 'About us', 'Kompaniya haqida'),
  html: t(
    `<p>«Витрина» — склад электротехники для тех, кто работает с ней каждый день: монтажников, сборщиков щитов, энергетиков и снабженцев. Мы держим на складах восьми регионов то, что нужно сегодня, и честно показываем, чего ждать.</p>
<h2>Как мы работаем</h2>
<ul>
<li><strong>Остаток — это остаток.</strong> Рядом с каждым товаром видно, сколько его на ближайшем складе и когда придёт следующая партия.</li>
<li><strong>Цена — ваша.</strong> После входа вы видите цену своего договора, а не ту, с которой начнётся торг.</li>
<li><strong>Список вместо поиска по одному.</strong> Список на сотни строк можно вставить текстом или файлом; каждую строку сайт подберёт и объяснит, почему выбрал именно этот товар.</li>
<li><strong>Документы без писем.</strong> Счета, накладные, сертификаты и график платежей лежат в личном кабинете.</li>
</ul>
<h2>Кто вам помогает</h2>
<p>За каждой компанией закреплён менеджер. Инженеры поддержки проверяют совместимость и предлагают замену, специалисты по доставке согласуют выгрузку на объекте. Имена и добавочные номера указаны в карточке компании в шапке сайта.</p>
<h2>Что на складах</h2>
<p>Кабель и провод, модульная автоматика, щиты и корпуса, светильники, розетки и выключатели, лотки и трубы, приводы, приборы учёта, инструмент. Метражный кабель режем по длине, крупные партии согласуем под проект.</p>
<p>Адреса складов и часы работы — на странице <a href="/content/kontakty">«Контакты»</a>.</p>`,
    `<p>Vitrina is an electrical warehouse for people who work with it every day: installers, panel builders, plant engineers and purchasers. We keep in eight regions what is needed today and say honestly what has to be waited for.</p>
<ul>
<li><strong>Stock means stock.</strong> Beside every product you see how much the nearest warehouse has and when the next lot comes.</li>
<li><strong>The price is yours.</strong> After sign-in you see the price of your contract.</li>
<li><strong>A list instead of one search after another.</strong> Paste a list of hundreds of lines as text or as a file; each line is matched with a reason.</li>
<li><strong>Papers without letters.</strong> Invoices, waybills, certificates and the payment schedule are in your account.</li>
</ul>
<p>Every company has its manager; engineers check compatibility and propose replacements. Warehouse addresses are under <a href="/content/kontakty">Contacts</a>.</p>`,
    `<p>«Vitrina» — elektrotexnika bilan har kuni ishlaydiganlar: montajchilar, shchit yigʻuvchilar, energetiklar va taʼminotchilar uchun ombor. Bugun kerak boʻladiganini sakkiz hududda saqlaymiz, kutish kerak boʻlganini ochiq aytamiz.</p>
<ul>
<li><strong>Qoldiq — haqiqiy qoldiq.</strong> Har bir tovar yonida eng yaqin omborda qancha borligi va keyingi partiya qachon kelishi koʻrinadi.</li>
<li><strong>Narx — sizniki.</strong> Kirgandan keyin oʻz shartnomangiz narxini koʻrasiz.</li>
<li><strong>Bittalab qidirish oʻrniga roʻyxat.</strong> Yuzlab qatorli roʻyxatni matn yoki fayl qilib qoʻying; har bir qator izoh bilan tanlanadi.</li>
<li><strong>Xatsiz hujjatlar.</strong> Hisob, yukxat, sertifikat va toʻlov jadvali kabinetingizda.</li>
</ul>
<p>Har bir kompaniyaning menejeri bor; muhandislar mosligini tekshiradi va oʻrnini bosuvchini taklif qiladi. Omborlar manzili — <a href="/content/kontakty">«Aloqa»</a> sahifasida.</p>`,
  ),
}
