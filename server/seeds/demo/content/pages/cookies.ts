import { type DemoPage, t } from '../texts.ts'

export const cookies: DemoPage = {
  slug: 'usloviya-sbora-cookies',
  title: t('Условия сбора cookies', 'Cookie terms', 'Cookie fayllarini yigʻish shartlari'),
  html: t(
    `<p>Файлы cookie и записи в хранилище браузера нужны, чтобы сайт узнавал вас между страницами. Здесь сказано, что именно мы сохраняем, на какой срок и как от этого отказаться.</p>
<h2>Что сохраняется</h2>
<table>
<thead><tr><th>Запись</th><th>Зачем</th><th>Срок</th></tr></thead>
<tbody>
<tr><td>Ключ сеанса</td><td>Держит вход в личный кабинет</td><td>До выхода; без отметки «Запомнить меня» — до закрытия вкладки</td></tr>
<tr><td>Номер посетителя</td><td>Запоминает регион, закрытые сообщения и корзину до входа</td><td>До очистки браузера</td></tr>
<tr><td>Номер сеанса</td><td>Отличает один визит от другого в статистике</td><td>До закрытия вкладки</td></tr>
<tr><td>Язык и вид каталога</td><td>Показывает сайт так, как вы его настроили</td><td>До очистки браузера</td></tr>
<tr><td>Отметка о согласии</td><td>Чтобы не спрашивать снова</td><td>До изменения этих условий</td></tr>
</tbody>
</table>
<h2>Чего мы не делаем</h2>
<ul>
<li>Не передаём эти записи рекламным сетям.</li>
<li>Не храним в них пароли, реквизиты и номера карт.</li>
<li>Не подключаем сторонние счётчики, пока продавец не включил их в настройках сайта; список включённых указан в этом документе. Сейчас не включён ни один.</li>
</ul>
<h2>Как отказаться</h2>
<p>Очистите данные сайта в настройках браузера или запретите их сохранение. Каталог и статьи останутся доступны, а войти в личный кабинет не получится: сеанс негде будет хранить.</p>
<h2>Согласие</h2>
<p>Нажимая «Принять» в уведомлении, вы соглашаетесь с этими условиями. Мы записываем дату, адрес и редакцию текста, с которой вы согласились. Об остальных данных рассказывает <a href="/content/politika-sbora-personalnykh-dannykh">политика сбора персональных данных</a>.</p>`,
    `<p>Cookies and records in the browser's storage let the site recognise you from one page to the next. This page says what we keep, for how long, and how to refuse.</p>
<h2>What is kept</h2>
<table>
<thead><tr><th>Record</th><th>What for</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Session key</td><td>Keeps you signed in</td><td>Until you sign out; without “Remember me”, until the tab is closed</td></tr>
<tr><td>Visitor number</td><td>Remembers the region, closed messages and the cart before sign-in</td><td>Until the browser is cleared</td></tr>
<tr><td>Visit number</td><td>Tells one visit from another in statistics</td><td>Until the tab is closed</td></tr>
<tr><td>Language and catalogue view</td><td>Shows the site the way you set it up</td><td>Until the browser is cleared</td></tr>
<tr><td>Mark of consent</td><td>So that we do not ask again</td><td>Until these terms change</td></tr>
</tbody>
</table>
<h2>What we do not do</h2>
<ul>
<li>We do not hand these records to advertising networks.</li>
<li>We keep no passwords, company details or card numbers in them.</li>
<li>No third-party counter is loaded unless the seller switches it on, and those in use are listed here. At present there are none.</li>
</ul>
<h2>How to refuse</h2>
<p>Clear the site's data in your browser settings or forbid storing it. The catalogue and the articles stay open to you, but signing in will not work: there will be nowhere to keep the session.</p>
<h2>Consent</h2>
<p>By pressing “Accept” in the notice you agree to these terms. We record the date, the address and the version of the text you agreed to. Other data is covered by the <a href="/content/politika-sbora-personalnykh-dannykh">personal data policy</a>.</p>`,
    `<p>Cookie fayllari va brauzer xotirasidagi yozuvlar sayt sizni sahifadan sahifaga tanib turishi uchun kerak. Bu yerda nimani, qancha muddat saqlashimiz va undan qanday voz kechish mumkinligi aytilgan.</p>
<h2>Nimalar saqlanadi</h2>
<table>
<thead><tr><th>Yozuv</th><th>Nima uchun</th><th>Muddati</th></tr></thead>
<tbody>
<tr><td>Seans kaliti</td><td>Shaxsiy kabinetga kirishni saqlab turadi</td><td>Chiqquningizcha; «Meni eslab qol» belgisisiz — varaq yopilguncha</td></tr>
<tr><td>Tashrifchi raqami</td><td>Hudud, yopilgan xabarlar va kirishdan oldingi savatni eslab qoladi</td><td>Brauzer tozalanguncha</td></tr>
<tr><td>Tashrif raqami</td><td>Statistikada bir tashrifni boshqasidan ajratadi</td><td>Varaq yopilguncha</td></tr>
<tr><td>Til va katalog koʻrinishi</td><td>Saytni siz sozlagan koʻrinishda koʻrsatadi</td><td>Brauzer tozalanguncha</td></tr>
<tr><td>Rozilik belgisi</td><td>Qayta soʻramaslik uchun</td><td>Ushbu shartlar oʻzgarguncha</td></tr>
</tbody>
</table>
<h2>Nima qilmaymiz</h2>
<ul>
<li>Bu yozuvlarni reklama tarmoqlariga bermaymiz.</li>
<li>Ularda parol, rekvizit va karta raqamlarini saqlamaymiz.</li>
<li>Sotuvchi sozlamalarda yoqmaguncha begona hisoblagichlarni ulamaymiz; yoqilganlari shu hujjatda sanab oʻtiladi. Hozircha bittasi ham yoqilmagan.</li>
</ul>
<h2>Qanday voz kechish mumkin</h2>
<p>Brauzer sozlamalarida sayt maʼlumotlarini tozalang yoki saqlashni taqiqlang. Katalog va maqolalar ochiq qoladi, lekin kabinetga kirib boʻlmaydi: seansni saqlaydigan joy qolmaydi.</p>
<h2>Rozilik</h2>
<p>Bildirishnomada «Qabul qilish» tugmasini bosib, ushbu shartlarga rozilik bildirasiz. Biz sana, manzil va siz rozi boʻlgan matn tahririni yozib qoʻyamiz. Boshqa maʼlumotlar haqida <a href="/content/politika-sbora-personalnykh-dannykh">shaxsiy maʼlumotlar siyosatida</a> aytilgan.</p>`,
  ),
}
