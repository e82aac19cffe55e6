import { type DemoHelpGroup, t } from '../texts.ts'

export const firstSteps: DemoHelpGroup = {
  name: t('Начало работы', 'Getting started', 'Ishni boshlash'),
  topics: [
    {
      slug: 'registratsiya',
      title: t('Как зарегистрироваться', 'How to sign up', 'Qanday roʻyxatdan oʻtiladi'),
      summary: t('Три шага: контакт, данные, компания', 'Three steps: contact, details, company', 'Uch qadam: aloqa, maʼlumot, kompaniya'),
      routes: ['/user/sign-up'],
      html: t(
        `<ol>
<li><strong>Контакт.</strong> Укажите телефон или почту — придёт код подтверждения.</li>
<li><strong>Основные данные.</strong> Введите код, имя и пароль. Если вы уже зарегистрированы, сайт сразу впустит вас.</li>
<li><strong>Компания.</strong> Найдите организацию по ИНН или названию: реквизиты подставятся сами. Можно приложить карточку предприятия файлом.</li>
</ol>
<p>Обязательны почта, пароль, его повтор и регион, остальное можно заполнить позже. Новую организацию менеджер проверяет в рабочее время; каталог, избранное и корзина доступны сразу.</p>`,
        `<ol>
<li><strong>Contact.</strong> Give a phone or an e-mail and get a confirmation code.</li>
<li><strong>Details.</strong> Enter the code, your name and a password. If you are registered already, you are let in at once.</li>
<li><strong>Company.</strong> Find the organisation by its tax number or name: its details fill in by themselves. A company card may be attached as a file.</li>
</ol>
<p>E-mail, password, its repetition and the region are required; the rest can wait. A manager checks a new organisation in working hours; the catalogue, favourites and the cart work at once.</p>`,
        `<ol>
<li><strong>Aloqa.</strong> Telefon yoki pochtani kiriting — tasdiqlash kodi keladi.</li>
<li><strong>Asosiy maʼlumotlar.</strong> Kod, ism va parolni kiriting. Avval roʻyxatdan oʻtgan boʻlsangiz, sayt sizni darhol kiritadi.</li>
<li><strong>Kompaniya.</strong> Tashkilotni STIR yoki nomi boʻyicha toping: rekvizitlar oʻzi toʻldiriladi. Korxona kartasini fayl qilib qoʻshish mumkin.</li>
</ol>
<p>Pochta, parol, uning takrori va hudud majburiy, qolganini keyin toʻldirsa boʻladi. Yangi tashkilotni menejer ish vaqtida tekshiradi; katalog, sevimlilar va savat darhol ochiq.</p>`,
      ),
    },
    {
      slug: 'vkhod-i-parol',
      title: t('Вход и забытый пароль', 'Signing in and a forgotten password', 'Kirish va unutilgan parol'),
      summary: t(
        'Вход по телефону или почте, новый пароль по коду',
        'Sign in by phone or e-mail, get a new password by code',
        'Telefon yoki pochta bilan kirish, kod orqali yangi parol',
      ),
      routes: ['/user/sign-in'],
      html: t(
        `<p>Войдите по телефону или почте и паролю. Отметка «Запомнить меня» сохраняет вход после закрытия браузера; на чужом компьютере снимите её.</p>
<p>Забыли пароль — откройте «Восстановить пароль» в окне входа. Код придёт на телефон или почту; введите его и новый пароль дважды. После этого данные для входа подставятся сами.</p>
<p>Если код не приходит, проверьте папку «Спам» и запросите новый. Сайт не сообщает посторонним, есть ли такая учётная запись, поэтому ответ одинаков и для незнакомого адреса.</p>`,
        `<p>Sign in with a phone or an e-mail and the password. “Remember me” keeps you signed in after the browser is closed; untick it on a computer that is not yours.</p>
<p>If you forgot the password, open “Restore password” in the sign-in window. A code comes to your phone or e-mail; enter it and the new password twice. The sign-in form is then filled for you.</p>
<p>If no code arrives, look into the spam folder and ask for another. The site never tells strangers whether an account exists, so an unknown address gets the same answer.</p>`,
        `<p>Telefon yoki pochta va parol bilan kiring. «Meni eslab qol» belgisi brauzer yopilgandan keyin ham kirishni saqlaydi; begona kompyuterda uni olib tashlang.</p>
<p>Parolni unutgan boʻlsangiz, kirish oynasida «Parolni tiklash»ni oching. Kod telefon yoki pochtaga keladi; uni va yangi parolni ikki marta kiriting. Shundan soʻng kirish maʼlumotlari oʻzi toʻldiriladi.</p>
<p>Kod kelmasa, «Spam» jildini tekshiring va yangisini soʻrang. Sayt begonalarga bunday hisob bor-yoʻqligini aytmaydi, shuning uchun notanish manzilga ham javob bir xil.</p>`,
      ),
    },
    {
      slug: 'priglashenie',
      title: t('Вход по приглашению', 'Signing in by invitation', 'Taklif orqali kirish'),
      summary: t(
        'Ссылка из письма и код — и вы в компании',
        'The link from the letter and a code bring you into the company',
        'Xatdagi havola va kod — va siz kompaniyadasiz',
      ),
      routes: ['/user/signin-by-invitation'],
      html: t(
        `<p>Коллега или менеджер может прислать приглашение. Перейдите по ссылке из письма и введите код: сайт впустит вас и сразу привяжет к компании.</p>
<p>Ссылка действует ограниченное время и один раз. Если она устарела, попросите прислать новую. Если вы уже вошли на сайт, приглашение просто откроет каталог.</p>`,
        `<p>A colleague or a manager may send you an invitation. Follow the link in the letter and enter the code: the site lets you in and joins you to the company.</p>
<p>The link works once and for a limited time; ask for a new one if it has expired. If you are signed in already, the invitation simply opens the catalogue.</p>`,
        `<p>Hamkasbingiz yoki menejer sizga taklif yuborishi mumkin. Xatdagi havolaga oʻting va kodni kiriting: sayt sizni kiritadi va darhol kompaniyaga bogʻlaydi.</p>
<p>Havola cheklangan vaqt va bir marta ishlaydi. Muddati oʻtgan boʻlsa, yangisini soʻrang. Saytga avval kirgan boʻlsangiz, taklif katalogni ochadi.</p>`,
      ),
    },
    {
      slug: 'vybor-regiona',
      title: t('Как выбрать регион', 'How to choose a region', 'Hudud qanday tanlanadi'),
      summary: t(
        'От региона зависят цены, склады и сроки',
        'Prices, warehouses and dates depend on it',
        'Narx, ombor va muddatlar hududga bogʻliq',
      ),
      routes: ['/', '/catalog'],
      html: t(
        `<p>Регион показан в шапке. Нажмите на него и выберите город: страница обновится, и вы увидите цены и остатки ближайших складов.</p>
<p>Для вошедшего пользователя регион сохраняется в учётной записи, для гостя — в этом браузере. Товары, уже лежащие в корзине, останутся, а их цены пересчитаются.</p>
<p>У некоторых регионов есть объявление о доставке или часах работы — оно появляется после выбора.</p>`,
        `<p>The region stands in the header. Press it and choose a city: the page reloads with the prices and stock of the nearest warehouses.</p>
<p>A signed-in user's region is kept in the account, a guest's in this browser. Goods already in the cart stay there and are priced anew.</p>
<p>Some regions have an announcement about delivery or opening hours; it appears after the choice.</p>`,
        `<p>Hudud sarlavhada koʻrsatilgan. Uni bosing va shaharni tanlang: sahifa yangilanadi, eng yaqin omborlarning narx va qoldiqlarini koʻrasiz.</p>
<p>Kirgan foydalanuvchi uchun hudud hisobda, mehmon uchun shu brauzerda saqlanadi. Savatdagi tovarlar qoladi, narxlari qayta hisoblanadi.</p>
<p>Ayrim hududlarda yetkazish yoki ish vaqti haqida eʼlon bor — u tanlovdan keyin chiqadi.</p>`,
      ),
    },
    {
      slug: 'neskolko-kompaniy',
      title: t('Если компаний несколько', 'If you have several companies', 'Kompaniya bir nechta boʻlsa'),
      summary: t(
        'Переключение в шапке меняет цены, корзину и документы',
        'The switch in the header changes prices, cart and papers',
        'Sarlavhada almashtirish narx, savat va hujjatlarni oʻzgartiradi',
      ),
      routes: ['/user/company'],
      html: t(
        `<p>Название активной компании стоит в шапке. Откройте её карточку и выберите другую из списка.</p>
<ul>
<li>Цены, кредитный лимит и менеджер — той компании, что выбрана.</li>
<li>У каждой компании своя корзина; при переключении она сменится целиком.</li>
<li>Заказы и документы тоже показываются для выбранной компании.</li>
</ul>
<p>Прежде чем оформить заказ, взгляните на название в шапке.</p>`,
        `<p>The active company's name is in the header. Open its card and choose another from the list.</p>
<ul>
<li>Prices, credit limit and manager are those of the chosen company.</li>
<li>Each company has a cart of its own; the whole cart changes with the switch.</li>
<li>Orders and documents are shown for the chosen company too.</li>
</ul>
<p>Look at the name in the header before you place an order.</p>`,
        `<p>Faol kompaniya nomi sarlavhada turadi. Uning kartasini oching va roʻyxatdan boshqasini tanlang.</p>
<ul>
<li>Narx, kredit limiti va menejer — tanlangan kompaniyaniki.</li>
<li>Har bir kompaniyaning oʻz savati bor; almashtirganda u toʻliq oʻzgaradi.</li>
<li>Buyurtma va hujjatlar ham tanlangan kompaniya uchun koʻrsatiladi.</li>
</ul>
<p>Buyurtma berishdan oldin sarlavhadagi nomga qarang.</p>`,
      ),
    },
  ],
}
