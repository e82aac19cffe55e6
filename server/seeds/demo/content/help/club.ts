import { type DemoHelpGroup, t } from '../texts.ts'

export const club: DemoHelpGroup = {
  name: t('Клуб', 'Club', 'Klub'),
  topics: [
    {
      slug: 'klub-bally',
      title: t('Как начисляются баллы', 'How points are earned', 'Ballar qanday yigʻiladi'),
      summary: t('Отгрузка, оплата — и баллы доступны', 'Shipped, paid, and the points are yours', 'Joʻnatildi, toʻlandi — ballar ochiq'),
      routes: ['/user/golden-club'],
      html: t(
        `<p>Участником <a href="/user/golden-club">клуба</a> становится компания. За отгруженный товар начисляются ожидающие баллы; когда заказ оплачен и срок возврата прошёл, их можно тратить. Рядом с товаром видно, сколько он принесёт.</p>
<p>При возврате товара списываются баллы именно за него. У баллов есть срок: ближайшее сгорание показано на странице клуба.</p>`,
        `<p>It is the company that joins the <a href="/user/golden-club">club</a>. Shipped goods bring pending points; once the order is paid and the return period is over they can be spent. A product shows how many it brings.</p>
<p>When goods are returned, the points for those goods are taken back. Points expire; the nearest date is on the club page.</p>`,
        `<p><a href="/user/golden-club">Klub</a> aʼzosi — kompaniya. Joʻnatilgan tovar uchun kutilayotgan ball beriladi; buyurtma toʻlanib, qaytarish muddati oʻtgach, uni sarflash mumkin. Tovar yonida qancha ball berishi koʻrinadi.</p>
<p>Tovar qaytarilsa, aynan uning bali olib tashlanadi. Ballarning muddati bor: eng yaqin sana klub sahifasida.</p>`,
      ),
    },
    {
      slug: 'klub-urovni',
      title: t('Уровни и награды', 'Levels and rewards', 'Daraja va sovgʻalar'),
      summary: t(
        'Что даёт уровень и на что обменять баллы',
        'What a level gives and what points buy',
        'Daraja nima beradi va ball nimaga almashadi',
      ),
      routes: ['/user/golden-club'],
      html: t(
        `<p>Уровень зависит от оборота за двенадцать месяцев: чем он выше, тем больше баллов за ту же покупку. На странице клуба видно, сколько осталось до следующего.</p>
<p>Баллы обменивают на награды из каталога клуба. Заказ награды подтверждает менеджер; если её нет в наличии, баллы возвращаются. История начислений и списаний открыта сотрудникам компании.</p>`,
        `<p>The level depends on the turnover of twelve months: the higher it is, the more points the same purchase brings. The club page shows what is missing to the next one.</p>
<p>Points are exchanged for rewards of the club's catalogue. A manager confirms the order of a reward; if it is out of stock, the points come back. The history is open to the company's people.</p>`,
        `<p>Daraja oʻn ikki oylik aylanmaga bogʻliq: u qancha yuqori boʻlsa, shu xarid uchun ball shuncha koʻp. Klub sahifasida keyingisigacha qancha qolgani koʻrinadi.</p>
<p>Ballar klub katalogidagi sovgʻalarga almashtiriladi. Sovgʻa buyurtmasini menejer tasdiqlaydi; mavjud boʻlmasa, ballar qaytadi. Hisoblash tarixi kompaniya xodimlariga ochiq.</p>`,
      ),
    },
  ],
}
