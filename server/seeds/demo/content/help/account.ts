import { type DemoHelpGroup, t } from '../texts.ts'

export const account: DemoHelpGroup = {
  name: t('Личный кабинет', 'Your account', 'Shaxsiy kabinet'),
  topics: [
    {
      slug: 'profil',
      title: t('Профиль и пароль', 'Profile and password', 'Profil va parol'),
      summary: t('Изменить контакты, пароль, фотографию', 'Change contacts, password, photo', 'Aloqa, parol va suratni oʻzgartirish'),
      routes: ['/user'],
      html: t(
        `<p>В <a href="/user">профиле</a> можно изменить имя, контакты, должность, фотографию и пароль. Ошибки показываются рядом с полем, в котором они допущены.</p>
<p>Там же хранятся сохранённые карты — лишнюю можно отвязать — и удаление учётной записи. После удаления войти нельзя, а документы компании остаются у компании.</p>`,
        `<p>In the <a href="/user">profile</a> you change your name, contacts, position, photo and password. Mistakes are shown beside the field they were made in.</p>
<p>Saved cards are kept there too and can be unlinked, and the account can be deleted. After that you cannot sign in, while the company's papers stay with the company.</p>`,
        `<p><a href="/user">Profilda</a> ism, aloqa, lavozim, surat va parolni oʻzgartirish mumkin. Xato qaysi maydonda boʻlsa, oʻsha yerda koʻrsatiladi.</p>
<p>Saqlangan kartalar ham shu yerda — keraksizini uzish mumkin, hisobni oʻchirish ham shu yerda. Oʻchirilgach kirib boʻlmaydi, kompaniya hujjatlari kompaniyada qoladi.</p>`,
      ),
    },
    {
      slug: 'adresa-dostavki',
      title: t('Адреса и график доставки', 'Delivery addresses and schedule', 'Yetkazish manzillari va jadvali'),
      summary: t(
        'Склады и объекты, дни рейсов, условия выгрузки',
        'Stores and sites, truck days, unloading',
        'Ombor va obyektlar, reys kunlari, tushirish',
      ),
      routes: ['/user', '/user/delivery-schedule'],
      html: t(
        `<p>Добавьте адреса складов и объектов: сайт подскажет адрес по первым буквам. Для каждого укажите контакт, часы приёмки и условия выгрузки — пандус, кран, какая машина пройдёт. Один адрес можно сделать основным.</p>
<p>График доставки показывает, в какие дни и до какого часа принимаются заказы на рейс к этому адресу, а также список ваших ближайших поставок.</p>`,
        `<p>Add the addresses of your stores and sites: the site suggests an address from its first letters. Give each a contact, receiving hours and unloading conditions: a ramp, a crane, which truck gets through. One may be the default.</p>
<p>The delivery schedule shows on which days and until what hour orders are taken for the truck to that address, and lists your coming deliveries.</p>`,
        `<p>Ombor va obyektlar manzilini qoʻshing: sayt birinchi harflardan manzilni taklif qiladi. Har biriga aloqa, qabul vaqti va tushirish shartlarini yozing — pandus, kran, qanday mashina sigʻadi. Bittasini asosiy qilish mumkin.</p>
<p>Yetkazish jadvali shu manzilga reys qaysi kunlari va soat nechagacha buyurtma qabul qilishini hamda yaqin yetkazishlaringizni koʻrsatadi.</p>`,
      ),
    },
    {
      slug: 'uvedomleniya',
      title: t('Уведомления', 'Notifications', 'Bildirishnomalar'),
      summary: t('О чём писать и куда', 'What to write about and where', 'Nima haqida va qayerga yozish'),
      routes: ['/user'],
      html: t(
        `<p>Выберите события — состояние заказа, отгрузка, окончание резерва, новый или просроченный документ, поступление платежа — и куда о них сообщать.</p>
<p>Важные сообщения о заказах нельзя отключить полностью: останется хотя бы один способ. Новости и акции приходят только с вашего согласия, отписаться можно в одно нажатие из письма.</p>`,
        `<p>Choose the events — order state, shipment, an expiring reserve, a new or overdue document, a payment received — and where to send word of them.</p>
<p>Important messages about orders cannot be switched off altogether: one way remains. News comes only with your consent, and one press in the letter ends it.</p>`,
        `<p>Hodisalarni tanlang — buyurtma holati, joʻnatish, zaxira tugashi, yangi yoki muddati oʻtgan hujjat, toʻlov kelishi — va qayerga xabar berilishini belgilang.</p>
<p>Buyurtma haqidagi muhim xabarlarni butunlay oʻchirib boʻlmaydi: kamida bitta usul qoladi. Yangiliklar faqat roziligingiz bilan keladi, xatdagi bir bosish bilan obunani bekor qilish mumkin.</p>`,
      ),
    },
  ],
}
