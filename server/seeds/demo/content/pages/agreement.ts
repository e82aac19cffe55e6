import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export const agreement: DemoPage = {
  slug: 'reglament',
  title: t('Регламент работы с сайтом', 'User agreement', 'Saytdan foydalanish reglamenti'),
  html: {
    ru: `<p>Регламент описывает, как ${store.shortName} (Продавец) и пользователи сайта «Витрина» работают друг с другом: кто может войти, от чьего имени он действует и что считается заказом. Продолжая пользоваться сайтом после регистрации, вы принимаете эти правила.</p>
<h2>1. Кто может пользоваться сайтом</h2>
<p>Каталог, статьи и новости открыты всем. Заказывать могут юридические лица, индивидуальные предприниматели и частные лица после регистрации. Регистрация организации проверяется менеджером в рабочее время; до проверки доступны каталог, избранное и корзина.</p>
<h2>2. Учётная запись</h2>
<ul>
<li>Одна учётная запись принадлежит одному человеку. Один человек может работать от имени нескольких компаний и переключаться между ними в шапке сайта.</li>
<li>Пользователь хранит пароль в тайне. Действия, совершённые под его учётной записью, считаются совершёнными им.</li>
<li>Руководитель компании следит за списком сотрудников и сообщает менеджеру, если кто-то уволился.</li>
<li>Продавец вправе приостановить доступ при признаках взлома или нарушения правил и сообщает об этом на почту пользователя.</li>
</ul>
<h2>3. Цены и наличие</h2>
<p>Цены зависят от региона, вида цены компании и условий договора. Цена в списке обновляется запросом «актуальная цена»; обязательной для сторон становится цена в подтверждённом заказе или выставленном счёте. Остатки показаны на момент запроса и закрепляются за покупателем только резервом.</p>
<h2>4. Заказ</h2>
<ol>
<li>Покупатель собирает корзину, выбирает юридическое лицо, договор, способ получения и принимает <a href="/content/oferta">оферту</a>.</li>
<li>Продавец подтверждает заказ целиком или предлагает изменения. Молчание покупателя согласием не считается.</li>
<li>Вместе с заказом создаётся запрос на резерв. Подтверждённый резерв держит товар три рабочих дня.</li>
<li>Неотгруженную часть заказа можно отменить на сайте, пока она не передана в доставку.</li>
</ol>
<h2>5. Документы</h2>
<p>Счета, накладные и универсальные передаточные документы появляются в разделе <a href="/documents">«Документы»</a>. Файл на сайте нужен для работы; юридическую силу имеет подписанный документ, бумажный или электронный.</p>
<h2>6. Чего делать нельзя</h2>
<ul>
<li>выгружать каталог программами без письменного согласия Продавца;</li>
<li>указывать чужие реквизиты и контакты;</li>
<li>пытаться получить данные других компаний.</li>
</ul>
<h2>7. Ответственность и споры</h2>
<p>Продавец отвечает за исполнение подтверждённых заказов и сохранность данных. Перерывы на обслуживание объявляются заранее. Претензии принимаются на <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a> и рассматриваются за 10 рабочих дней; если договориться не удалось, спор решает суд по месту нахождения Продавца, а для частных лиц — по закону о защите прав потребителей.</p>
<h2>8. Персональные данные</h2>
<p>Их обработку описывает <a href="/content/politika-sbora-personalnykh-dannykh">политика сбора персональных данных</a>.</p>`,
    en: `<p>The binding text is the Russian one. In short:</p>
<ul>
<li>The catalogue, articles and news are open to everybody; ordering needs registration. A manager checks new organisations during working hours.</li>
<li>One account belongs to one person, who may act for several companies and switch between them in the header.</li>
<li>A price binds both sides once the order is confirmed or the invoice is issued; goods are held for you only by a reserve, which lasts three working days.</li>
<li>The part of an order that has not been handed to delivery can be cancelled on the site.</li>
<li>Documents appear under <a href="/documents">Documents</a>; legal force belongs to the signed document, on paper or electronic.</li>
<li>Claims go to <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a> and are answered within 10 working days.</li>
</ul>`,
    uz: `<p>Yuridik kuchga ega matn — rus tilidagisi. Qisqacha:</p>
<ul>
<li>Katalog, maqola va yangiliklar hammaga ochiq; buyurtma berish uchun roʻyxatdan oʻtish kerak. Yangi tashkilotlarni menejer ish vaqtida tekshiradi.</li>
<li>Bitta hisob bitta odamga tegishli; u bir nechta kompaniya nomidan ishlashi va sarlavhada ular orasida almashishi mumkin.</li>
<li>Narx buyurtma tasdiqlangach yoki hisob-faktura chiqarilgach tomonlar uchun majburiy boʻladi; tovar siz uchun faqat zaxira bilan, uch ish kuni ushlab turiladi.</li>
<li>Buyurtmaning yetkazishga berilmagan qismini saytda bekor qilish mumkin.</li>
<li>Hujjatlar <a href="/documents">«Hujjatlar»</a> boʻlimida chiqadi; yuridik kuch imzolangan hujjatda, qogʻoz yoki elektron.</li>
<li>Eʼtirozlar <a href="mailto:${store.claimsEmail}">${store.claimsEmail}</a> manziliga yuboriladi, 10 ish kunida javob beriladi.</li>
</ul>`,
  },
}
