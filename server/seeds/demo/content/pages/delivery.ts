import { type DemoPage, t } from '../texts.ts'

export const delivery: DemoPage = {
  slug: 'dostavka',
  title: t('Доставка и самовывоз', 'Delivery and pick-up', 'Yetkazib berish va olib ketish'),
  html: t(
    `<p>Заказ можно забрать самому, получить с нашей машиной или через транспортную компанию. Способ выбирается при оформлении; по умолчанию предлагается самовывоз.</p>
<h2>Самовывоз</h2>
<p>Готовность видна в заказе: «собирается», затем «готов к выдаче» с кодом. Чтобы получить товар, назовите код и покажите:</p>
<ul>
<li>представитель организации — доверенность (бумажную М-2 или машиночитаемую) и паспорт;</li>
<li>индивидуальный предприниматель и частное лицо — паспорт.</li>
</ul>
<h2>Доставка нашей машиной</h2>
<table>
<thead><tr><th>Куда</th><th>Сумма заказа</th><th>Стоимость</th></tr></thead>
<tbody>
<tr><td>Город склада</td><td>от 10\u00a0000\u00a0₽</td><td>бесплатно</td></tr>
<tr><td>Город склада</td><td>до 10\u00a0000\u00a0₽</td><td>рассчитывается в корзине</td></tr>
<tr><td>Область</td><td>любая</td><td>по маршруту, видна до оформления</td></tr>
</tbody>
</table>
<p>Возможные даты зависят от маршрута вашего адреса и времени заказа: после часа отсечки предлагается следующий рейс. Дни рейсов для каждого адреса показаны в личном кабинете, в графике доставки.</p>
<h2>Транспортная компания</h2>
<p>До терминала перевозчика в городе склада везём бесплатно от 10\u00a0000\u00a0₽. Перевозку между городами покупатель оплачивает перевозчику. Барабаны с кабелем и места тяжелее 20 кг упаковываем на поддон.</p>
<h2>При получении</h2>
<ol>
<li>Пересчитайте места и осмотрите упаковку.</li>
<li>Если чего-то не хватает или упаковка повреждена, составьте с водителем акт до подписания накладной.</li>
<li>Проверьте содержимое в течение пяти рабочих дней. Что делать с расхождением, сказано на странице <a href="/content/vozvrat">«Возврат товара»</a>.</li>
</ol>`,
    `<p>Collect an order yourself, have it brought by our truck, or send it with a carrier. You choose at checkout; pick-up is offered first.</p>
<h2>Pick-up</h2>
<p>The order shows when it is being assembled and when it is ready, with a code. Name the code and show a passport; for an organisation also a power of attorney (paper M-2 or machine-readable).</p>
<h2>Our truck</h2>
<ul>
<li>In the warehouse's city delivery is free from 10,000 roubles; below that the cart shows the price.</li>
<li>Outside the city the price follows the route and is seen before you order.</li>
<li>The dates on offer depend on your address's route and its cut-off time; see the delivery schedule in your account.</li>
</ul>
<h2>Carrier</h2>
<p>From 10,000 roubles we bring goods to the carrier's terminal in the warehouse's city free of charge; the haul between cities is paid to the carrier. Cable drums and packages over 20 kg travel on a pallet.</p>
<h2>On receipt</h2>
<p>Count the packages and look at the packing before you sign; check the contents within five working days. See <a href="/content/vozvrat">Returns</a> if something is wrong.</p>`,
    `<p>Buyurtmani oʻzingiz olib ketishingiz, bizning mashinada yoki transport kompaniyasi orqali olishingiz mumkin. Usul buyurtma berishda tanlanadi; dastlab olib ketish taklif etiladi.</p>
<h2>Olib ketish</h2>
<p>Buyurtmada yigʻilayotgani va tayyor boʻlgani kod bilan koʻrinadi. Kodni ayting va pasport koʻrsating; tashkilot vakili ishonchnoma ham (qogʻoz M-2 yoki mashina oʻqiydigan) koʻrsatadi.</p>
<h2>Bizning mashina</h2>
<ul>
<li>Ombor shahrida 10\u00a0000 rubldan boshlab yetkazish bepul; undan kam boʻlsa, narx savatda koʻrinadi.</li>
<li>Shahar tashqarisida narx marshrutga bogʻliq va buyurtmadan oldin koʻrsatiladi.</li>
<li>Sanalar manzil marshruti va qabul vaqtiga bogʻliq; kabinetdagi yetkazish jadvaliga qarang.</li>
</ul>
<h2>Transport kompaniyasi</h2>
<p>10\u00a0000 rubldan boshlab ombor shahridagi terminalgacha bepul olib boramiz; shaharlararo tashish tashuvchiga toʻlanadi. Kabel barabanlari va 20 kg dan ogʻir yuk taglikda joʻnatiladi.</p>
<h2>Qabul qilishda</h2>
<p>Imzolashdan oldin oʻrinlarni sanang va qadoqni koʻring; ichidagisini besh ish kunida tekshiring. Farq boʻlsa, <a href="/content/vozvrat">«Tovarni qaytarish»</a> sahifasini oʻqing.</p>`,
  ),
}
