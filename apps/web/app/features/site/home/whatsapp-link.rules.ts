/** The address that opens a chat with this number, with a first message to change or send. */
export function whatsAppLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '').replace(/^00/, '')}?text=${encodeURIComponent(message)}`;
}
