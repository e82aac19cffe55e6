import { store } from '#seeds/demo/site/store'
import { type DemoPage, t } from '../texts.ts'

export const privacyPolicy: DemoPage = {
  slug: 'politika-sbora-personalnykh-dannykh',
  title: t('Политика сбора персональных данных', 'Personal data policy', 'Shaxsiy maʼlumotlarni yigʻish siyosati'),
  html: {
    ru: `<p>Политика описывает, какие персональные данные собирает ${store.shortName} (далее — Оператор) на сайте «Витрина», зачем они нужны и какие права есть у вас. Она составлена по статье 18.1 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных». Сведения об Операторе — на <a href="/content/operator-personalnykh-dannykh">отдельной странице</a>.</p>
<h2>1. Какие данные и зачем</h2>
<table>
<thead><tr><th>Цель</th><th>Данные</th><th>Основание</th><th>Срок</th></tr></thead>
<tbody>
<tr><td>Регистрация и вход</td><td>Имя, телефон, электронная почта, должность</td><td>Согласие, исполнение договора</td><td>Пока действует учётная запись и 30 дней после удаления</td></tr>
<tr><td>Оформление и исполнение заказов</td><td>Имя и телефон получателя, адрес доставки, сведения доверенности</td><td>Исполнение договора</td><td>5 лет после отгрузки, как первичные документы</td></tr>
<tr><td>Ответы на обращения</td><td>Имя, контакт, текст обращения</td><td>Согласие</td><td>3 года</td></tr>
<tr><td>Рассылка новостей</td><td>Электронная почта</td><td>Отдельное согласие</td><td>До отзыва согласия</td></tr>
<tr><td>Защита от злоупотреблений</td><td>Адрес в сети, сведения о браузере, время действий</td><td>Законный интерес Оператора</td><td>1 год</td></tr>
</tbody>
</table>
<p>Оператор не собирает сведения о здоровье, взглядах и иные специальные категории данных, а также биометрические данные.</p>
<h2>2. Как обрабатываются данные</h2>
<ul>
<li>Данные граждан России записываются и хранятся в базах на территории Российской Федерации.</li>
<li>Доступ получают только сотрудники, которым он нужен для работы; действия с данными записываются в журнал.</li>
<li>Пароли хранятся в виде, из которого их нельзя восстановить, ключи сеансов — только в виде отпечатков.</li>
<li>Номера банковских карт Оператор не получает: их принимает банк на своей странице.</li>
</ul>
<h2>3. Кому данные передаются</h2>
<p>Перевозчику — имя, телефон и адрес получателя; банку — сведения о платеже; оператору электронного документооборота — данные подписантов; службам подсказок адресов и реквизитов — только вводимый адрес или ИНН. Передача за границу не ведётся.</p>
<h2>4. Ваши права</h2>
<ul>
<li>узнать, какие данные о вас хранятся, и получить их копию;</li>
<li>исправить неточные данные — самостоятельно в <a href="/user">личном кабинете</a> или через Оператора;</li>
<li>отозвать согласие и потребовать прекратить обработку;</li>
<li>удалить учётную запись; документы, которые закон велит хранить, останутся до конца срока;</li>
<li>обжаловать действия Оператора в Роскомнадзор или в суд.</li>
</ul>
<p>Запрос направьте на <a href="mailto:${store.privacyEmail}">${store.privacyEmail}</a>. Ответ приходит в течение 10 рабочих дней.</p>
<h2>5. Изменения</h2>
<p>Новая редакция вступает в силу в день публикации на этой странице. Если меняются цели обработки, мы спросим согласие заново. Отдельный документ описывает <a href="/content/usloviya-sbora-cookies">cookies</a>.</p>`,
    en: `<p>The binding text of this policy is the Russian one. In short: the operator is ${store.shortName}; the site asks for your name, phone, e-mail and position to register you, for the recipient's name, phone and address to deliver orders, and for your e-mail to send news if you agree to it separately.</p>
<ul>
<li>Data is kept in Russia for as long as the account or the law requires.</li>
<li>Carriers, banks and e-document operators get only what they need for your order. Card numbers never reach us.</li>
<li>You may see, correct and delete your data in your <a href="/user">account</a> or by writing to <a href="mailto:${store.privacyEmail}">${store.privacyEmail}</a>; we answer within 10 working days.</li>
</ul>
<p>See also the <a href="/content/usloviya-sbora-cookies">cookie terms</a>.</p>`,
    uz: `<p>Siyosatning yuridik kuchga ega matni — rus tilidagisi. Qisqacha: operator — ${store.shortName}; roʻyxatdan oʻtish uchun ism, telefon, elektron pochta va lavozim, buyurtmani yetkazish uchun qabul qiluvchining ismi, telefoni va manzili, alohida rozilik bersangiz — yangiliklar uchun elektron pochtangiz soʻraladi.</p>
<ul>
<li>Maʼlumotlar Rossiyada, hisob amal qilguncha yoki qonun talab qilgan muddatgacha saqlanadi.</li>
<li>Tashuvchi, bank va elektron hujjat operatori faqat buyurtmangiz uchun zarur maʼlumotni oladi. Karta raqamlari bizga kelmaydi.</li>
<li>Maʼlumotlaringizni <a href="/user">shaxsiy kabinetda</a> yoki <a href="mailto:${store.privacyEmail}">${store.privacyEmail}</a> manziliga yozib koʻrish, tuzatish va oʻchirish mumkin; 10 ish kuni ichida javob beramiz.</li>
</ul>
<p><a href="/content/usloviya-sbora-cookies">Cookie shartlarini</a> ham oʻqing.</p>`,
  },
}
