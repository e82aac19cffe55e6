/** SQL for the last ten digits of an order's contact phone, however it was written; spelled as the index `orders_contact_phone` is. */
export const contactDigits = (order: string): string => `right(regexp_replace(${order}.contact_phone, '[^0-9]', '', 'g'), 10)`
