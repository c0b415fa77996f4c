// SPDX-License-Identifier: GPL-2.0
/*
 * jadoube_boardsim - a sensor chessboard without the wood
 *
 * Copyright (C) 2026 the Jadoube authors
 *
 * One module offers the hardware a Jadoube board may be wired to, all of it driven by one 64 bit
 * occupancy (bit 0 = a1, bit 7 = h1, bit 63 = h8):
 *
 *  wiring A  gpiochip "pinctrl-jadoube", 28 lines numbered as on a Raspberry Pi header: eight row
 *            lines (driven low one at a time) and eight column lines (pulled up) of a contact matrix
 *  wiring B  I2C bus 1: an MCP23017 at 0x20 as matrix; GPA0..3 and GPB0..3 are the columns a..h,
 *            GPA4..7 and GPB4..7 the rows 1..8, for GPA7 and GPB7 must not be inputs
 *  wiring C  /dev/spidev0.0: a chain of eight 74HC165 (contact to ground, 0 = occupied)
 *  lights    HT16K33 at 0x70 on I2C bus 1; MAX7219 and WS2812 on /dev/spidev0.1
 *  buttons   any free GPIO line, pressed = connected to ground
 *  buzzer    pwmchip0, two channels
 *
 * Chips can be taken away and given back, contacts can fail. Everything is steered and observed
 * through /sys/module/jadoube_boardsim/parameters.
 * Written for Linux 6.1.
 */
#include <linux/bitops.h>
#include <linux/gpio/driver.h>
#include <linux/i2c.h>
#include <linux/ktime.h>
#include <linux/module.h>
#include <linux/pinctrl/pinconf-generic.h>
#include <linux/platform_device.h>
#include <linux/pwm.h>
#include <linux/spi/spi.h>
#include <linux/spinlock.h>

#define LINES 28

static struct platform_device *sim;
static DEFINE_RAW_SPINLOCK(lock);

static u64 occupancy;
static unsigned long long stuck, dead;
module_param(stuck, ullong, 0644);
MODULE_PARM_DESC(stuck, "contacts that are closed whatever stands on them");
module_param(dead, ullong, 0644);
MODULE_PARM_DESC(dead, "contacts that are open whatever stands on them");

static u64 closed(void)
{
	return (occupancy | stuck) & ~dead;
}

static u8 rank_of(unsigned int r)
{
	return closed() >> (8 * r);
}

/* ---- chips that are there or not ------------------------------------------------------------ */

enum chip { MCP23017, HT16K33, HC165, MAX7219, WS2812, CHIPS };

static const char * const chip_names[CHIPS] = { "mcp23017", "ht16k33", "74hc165", "max7219", "ws2812" };
static bool gone[CHIPS];

static void power_up(enum chip chip);

/* chip: "NAME 0" takes the power from a chip, "NAME 1" gives it back, its registers as after power-up */
static int chip_set(const char *text, const struct kernel_param *kp)
{
	char name[16];
	unsigned int there;
	int i;

	if (sscanf(text, "%15s %u", name, &there) != 2)
		return -EINVAL;
	i = match_string(chip_names, CHIPS, name);
	if (i < 0)
		return i;
	if (there && gone[i])
		power_up(i);
	gone[i] = !there;
	return 0;
}

static const struct kernel_param_ops chip_ops = { .set = chip_set };
module_param_cb(chip, &chip_ops, NULL, 0200);

/* ---- GPIO: contact matrix and buttons ------------------------------------------------------ */

static int rows[8] = { 5, 6, 13, 19, 26, 16, 20, 21 };
module_param_array(rows, int, NULL, 0444);
static int cols[8] = { 4, 17, 27, 22, 23, 24, 25, 12 };
module_param_array(cols, int, NULL, 0444);
static bool diodes = true;
module_param(diodes, bool, 0644);
MODULE_PARM_DESC(diodes, "one diode per square; without them a matrix shows ghosts");
static unsigned int settle_us;
module_param(settle_us, uint, 0644);
MODULE_PARM_DESC(settle_us, "columns show their old level for so long after a row changed");
static unsigned long long reads, writes, irqs, shorts;
module_param(reads, ullong, 0444);
module_param(writes, ullong, 0444);
module_param(irqs, ullong, 0444);
module_param(shorts, ullong, 0444);
MODULE_PARM_DESC(shorts, "changes after which a high row was wired to a low row (diodes=0)");

enum pull { FLOATING, UP, DOWN };

static enum pull pulls[LINES];
static u32 driven;  /* lines that are outputs */
static u32 level;   /* what the outputs drive */
static u32 pressed; /* lines connected to ground by a button */
static unsigned long unmasked;
static unsigned int trigger[LINES];
static u32 stale;   /* what the columns showed before the last change */
static ktime_t settled;

/* 74HC165: parallel load while PL is low; PL not driven = loaded afresh at every transfer */
static int pl = 25;
module_param(pl, int, 0444);
static u64 latched;

static u8 low_columns(void)
{
	u8 low = 0, before;
	unsigned int r;

	for (r = 0; r < 8; r++)
		if ((driven & BIT(rows[r])) && !(level & BIT(rows[r])))
			low |= rank_of(r);
	if (diodes)
		return low;
	do { /* a low column pulls an undriven row low through a closed contact, and that row others */
		before = low;
		for (r = 0; r < 8; r++)
			if (!(driven & BIT(rows[r])) && (rank_of(r) & low))
				low |= rank_of(r);
	} while (low != before);
	return low;
}

static u32 wire(void)
{
	u8 low = low_columns();
	u32 w = 0;
	unsigned int i;

	for (i = 0; i < LINES; i++)
		if (pulls[i] == UP)
			w |= BIT(i);
	w &= ~pressed;
	for (i = 0; i < 8; i++)
		if (low & BIT(i))
			w &= ~BIT(cols[i]);
	return (w & ~driven) | (level & driven);
}

static u32 column_lines(void)
{
	u32 mask = 0;
	unsigned int i;

	for (i = 0; i < 8; i++)
		mask |= BIT(cols[i]);
	return mask & ~driven;
}

static u32 visible(void)
{
	u32 now = wire(), late = column_lines();

	if (settle_us && ktime_before(ktime_get(), settled))
		return (now & ~late) | (stale & late);
	return now;
}

static struct gpio_chip chip;

/* Every change of the wires happens between open_wires() and close_wires(), which raises the edges. */
static unsigned long open_wires(u32 *was)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&lock, flags);
	stale = visible();
	*was = wire();
	return flags;
}

static void close_wires(u32 was, unsigned long flags)
{
	u32 is = wire(), edges = (was ^ is) & ~driven & unmasked, raise = 0;
	unsigned int i;

	if ((was ^ is) & column_lines())
		settled = ktime_add_us(ktime_get(), settle_us);
	if ((driven & BIT(pl)) && !(level & BIT(pl)))
		latched = closed();
	if (!diodes)
		for (i = 0; i < 8; i++)
			if ((driven & level & BIT(rows[i])) && (rank_of(i) & low_columns()))
				shorts++;
	for (i = 0; i < LINES; i++)
		if ((edges & BIT(i)) &&
		    (trigger[i] & ((is & BIT(i)) ? IRQ_TYPE_EDGE_RISING : IRQ_TYPE_EDGE_FALLING)))
			raise |= BIT(i);
	irqs += hweight32(raise);
	raw_spin_unlock(&lock);
	for (i = 0; i < LINES; i++)
		if (raise & BIT(i))
			generic_handle_domain_irq(chip.irq.domain, i);
	local_irq_restore(flags);
}

static int sim_get(struct gpio_chip *gc, unsigned int off)
{
	unsigned long flags;
	int v;

	raw_spin_lock_irqsave(&lock, flags);
	reads++;
	v = !!(visible() & BIT(off));
	raw_spin_unlock_irqrestore(&lock, flags);
	return v;
}

static void sim_set(struct gpio_chip *gc, unsigned int off, int value)
{
	u32 was;
	unsigned long flags = open_wires(&was);

	writes++;
	level = value ? level | BIT(off) : level & ~BIT(off);
	close_wires(was, flags);
}

static int sim_get_direction(struct gpio_chip *gc, unsigned int off)
{
	return (driven & BIT(off)) ? GPIO_LINE_DIRECTION_OUT : GPIO_LINE_DIRECTION_IN;
}

static int sim_direction_input(struct gpio_chip *gc, unsigned int off)
{
	u32 was;
	unsigned long flags = open_wires(&was);

	driven &= ~BIT(off);
	close_wires(was, flags);
	return 0;
}

static int sim_direction_output(struct gpio_chip *gc, unsigned int off, int value)
{
	u32 was;
	unsigned long flags = open_wires(&was);

	level = value ? level | BIT(off) : level & ~BIT(off);
	driven |= BIT(off);
	close_wires(was, flags);
	return 0;
}

/* Like the pins of a BCM2835: pulls can be set, open drain is left to gpiolib. */
static int sim_set_config(struct gpio_chip *gc, unsigned int off, unsigned long config)
{
	enum pull pull;
	unsigned long flags;
	u32 was;

	switch (pinconf_to_config_param(config)) {
	case PIN_CONFIG_BIAS_DISABLE:
		pull = FLOATING;
		break;
	case PIN_CONFIG_BIAS_PULL_UP:
		pull = UP;
		break;
	case PIN_CONFIG_BIAS_PULL_DOWN:
		pull = DOWN;
		break;
	default:
		return -ENOTSUPP;
	}
	flags = open_wires(&was);
	pulls[off] = pull;
	close_wires(was, flags);
	return 0;
}

static void sim_irq_mask(struct irq_data *d)
{
	clear_bit(irqd_to_hwirq(d), &unmasked);
	gpiochip_disable_irq(&chip, irqd_to_hwirq(d));
}

static void sim_irq_unmask(struct irq_data *d)
{
	gpiochip_enable_irq(&chip, irqd_to_hwirq(d));
	set_bit(irqd_to_hwirq(d), &unmasked);
}

static int sim_irq_set_type(struct irq_data *d, unsigned int type)
{
	trigger[irqd_to_hwirq(d)] = type;
	return 0;
}

static const struct irq_chip irq_chip = {
	.name = "jadoube-boardsim",
	.irq_mask = sim_irq_mask,
	.irq_unmask = sim_irq_unmask,
	.irq_set_type = sim_irq_set_type,
	.flags = IRQCHIP_IMMUTABLE,
	GPIOCHIP_IRQ_RESOURCE_HELPERS,
};

static struct gpio_chip chip = {
	.label = "pinctrl-jadoube",
	.owner = THIS_MODULE,
	.base = -1,
	.ngpio = LINES,
	.get = sim_get,
	.set = sim_set,
	.get_direction = sim_get_direction,
	.direction_input = sim_direction_input,
	.direction_output = sim_direction_output,
	.set_config = sim_set_config,
};

/* occ: the 64 contacts, e.g. 0xffff00000000ffff */
static int occ_set(const char *text, const struct kernel_param *kp)
{
	unsigned long flags;
	u64 value;
	u32 was;
	int ret = kstrtou64(text, 0, &value);

	if (ret)
		return ret;
	flags = open_wires(&was);
	occupancy = value;
	close_wires(was, flags);
	return 0;
}

static int occ_get(char *text, const struct kernel_param *kp)
{
	return sysfs_emit(text, "0x%016llx\n", occupancy);
}

static const struct kernel_param_ops occ_ops = { .set = occ_set, .get = occ_get };
module_param_cb(occ, &occ_ops, NULL, 0644);

/* button: "LINE 1" presses the button on that line, "LINE 0" lets it go */
static int button_set(const char *text, const struct kernel_param *kp)
{
	unsigned int line, down;
	unsigned long flags;
	u32 was;

	if (sscanf(text, "%u %u", &line, &down) != 2 || line >= LINES)
		return -EINVAL;
	flags = open_wires(&was);
	pressed = down ? pressed | BIT(line) : pressed & ~BIT(line);
	close_wires(was, flags);
	return 0;
}

static const struct kernel_param_ops button_ops = { .set = button_set };
module_param_cb(button, &button_ops, NULL, 0200);

/* ---- I2C: MCP23017 and HT16K33 ------------------------------------------------------------- */

enum { IODIR = 0x00, IPOL = 0x02, GPPU = 0x0c, GPIO = 0x12, OLAT = 0x14, MCP_REGISTERS = 0x16 };

static u8 mcp[MCP_REGISTERS] = { [IODIR] = 0xff, [IODIR + 1] = 0xff };
static u8 mcp_pointer;

static u8 mcp_port(unsigned int port)
{
	u8 low = 0, in;
	unsigned int r;

	for (r = 0; r < 8; r++) {
		u8 pin = BIT(4 + r % 4);

		if (!(mcp[IODIR + r / 4] & pin) && !(mcp[OLAT + r / 4] & pin))
			low |= rank_of(r);
	}
	in = mcp[GPPU + port] & ~(low >> (4 * port)) & 0x0f; /* an input without pull-up reads as low here */
	in ^= mcp[IPOL + port];
	return (in & mcp[IODIR + port]) | (mcp[OLAT + port] & ~mcp[IODIR + port]);
}

static u8 mcp_read(void)
{
	u8 r = mcp_pointer;

	mcp_pointer = (r + 1) % MCP_REGISTERS;
	return r == GPIO || r == GPIO + 1 ? mcp_port(r - GPIO) : mcp[r];
}

static void mcp_write(u8 value)
{
	u8 r = mcp_pointer;

	mcp_pointer = (r + 1) % MCP_REGISTERS;
	if (r == GPIO || r == GPIO + 1)
		r += OLAT - GPIO;
	mcp[r] = value;
}

static u8 ht_ram[16], ht_pointer;
static u8 ht_system, ht_display, ht_dimming = 15;

static void ht_write(const u8 *data, unsigned int len)
{
	unsigned int i;

	switch (data[0] & 0xf0) {
	case 0x00:
		ht_pointer = data[0] & 0x0f;
		for (i = 1; i < len; i++, ht_pointer = (ht_pointer + 1) % 16)
			ht_ram[ht_pointer] = data[i];
		break;
	case 0x20:
		ht_system = data[0] & 0x0f;
		break;
	case 0x80:
		ht_display = data[0] & 0x0f;
		break;
	case 0xe0:
		ht_dimming = data[0] & 0x0f;
		break;
	}
}

static int ht_get(char *text, const struct kernel_param *kp)
{
	return sysfs_emit(text, "oscillator %u on %u blink %u dimming %u ram %16phN\n", ht_system & 1,
			  ht_display & 1, ht_display >> 1, ht_dimming, ht_ram);
}

static const struct kernel_param_ops ht_ops = { .get = ht_get };
module_param_cb(ht16k33, &ht_ops, NULL, 0444);

static int sim_i2c_transfer(struct i2c_adapter *adapter, struct i2c_msg *msgs, int count)
{
	int k, j;

	for (k = 0; k < count; k++) {
		struct i2c_msg *m = &msgs[k];

		if (m->addr == 0x20 && !gone[MCP23017]) {
			if (m->flags & I2C_M_RD)
				for (j = 0; j < m->len; j++)
					m->buf[j] = mcp_read();
			else
				for (j = 0; j < m->len; j++)
					if (j)
						mcp_write(m->buf[j]);
					else
						mcp_pointer = m->buf[0] % MCP_REGISTERS;
		} else if (m->addr == 0x70 && !gone[HT16K33] && !(m->flags & I2C_M_RD) && m->len) {
			ht_write(m->buf, m->len);
		} else {
			return -ENXIO;
		}
	}
	return count;
}

static u32 sim_i2c_functionality(struct i2c_adapter *adapter)
{
	return I2C_FUNC_I2C | I2C_FUNC_SMBUS_EMUL;
}

static const struct i2c_algorithm i2c_algorithm = {
	.master_xfer = sim_i2c_transfer,
	.functionality = sim_i2c_functionality,
};

static struct i2c_adapter i2c = {
	.owner = THIS_MODULE,
	.algo = &i2c_algorithm,
	.name = "jadoube-boardsim",
	.nr = 1,
};

/* ---- SPI: 74HC165 chain on chip select 0, MAX7219 and WS2812 on chip select 1 --------------- */

static struct spi_controller *spi;
static unsigned long long spi_bytes;
module_param(spi_bytes, ullong, 0444);
static unsigned int cs_rises;
module_param(cs_rises, uint, 0444);
static bool cs_level = true;
static bool miso;
module_param(miso, bool, 0644);
MODULE_PARM_DESC(miso, "level of the line that a 74HC165 chain without power leaves alone");
static u16 max_shift;
static u8 max_register[16];
static u8 ws_colour[192];
static unsigned int ws_count;

/* Three SPI bits for one WS2812 bit: 100 is 0, 110 is 1; zeros before and after the frame. */
static void ws_decode(const u8 *data, unsigned int len)
{
	unsigned int bit = 0, end = 8 * len, got = 0;

#define SPI_BIT(i) ((data[(i) / 8] >> (7 - (i) % 8)) & 1)
	memset(ws_colour, 0, sizeof(ws_colour));
	while (bit < end && !SPI_BIT(bit))
		bit++;
	for (; bit + 2 < end && got < 8 * sizeof(ws_colour); bit += 3, got++) {
		if (!SPI_BIT(bit) || SPI_BIT(bit + 2))
			break;
		if (SPI_BIT(bit + 1))
			ws_colour[got / 8] |= 0x80 >> (got % 8);
	}
#undef SPI_BIT
	ws_count = got / 24;
}

static int sim_spi_transfer(struct spi_controller *ctlr, struct spi_device *dev,
			    struct spi_transfer *t)
{
	const u8 *tx = t->tx_buf;
	u8 *rx = t->rx_buf;
	unsigned int j;

	spi_bytes += t->len;
	if (dev->chip_select == 1 && tx) {
		for (j = 0; j < t->len; j++)
			max_shift = max_shift << 8 | tx[j];
		if (t->len > 16 && !gone[WS2812])
			ws_decode(tx, t->len);
	}
	if (rx) {
		if (!(driven & BIT(pl)))
			latched = closed();
		for (j = 0; j < t->len; j++) {
			rx[j] = dev->chip_select != 0 ? 0 : gone[HC165] ? (miso ? 0xff : 0) : ~(latched >> 56);
			if (dev->chip_select == 0)
				latched = latched << 8 | 0xff; /* serial input at ground */
		}
	}
	return 0;
}

static void sim_spi_set_cs(struct spi_device *dev, bool is_high)
{
	if (dev->chip_select != 1)
		return;
	if (is_high && !cs_level) {
		cs_rises++;
		if (!gone[MAX7219])
			max_register[max_shift >> 8 & 0x0f] = max_shift;
	}
	cs_level = is_high;
}

static int max_get(char *text, const struct kernel_param *kp)
{
	return sysfs_emit(text, "%16phN\n", max_register);
}

static const struct kernel_param_ops max_ops = { .get = max_get };
module_param_cb(max7219, &max_ops, NULL, 0444);

static int ws_get(char *text, const struct kernel_param *kp)
{
	int i, n = sysfs_emit(text, "%u ", ws_count);

	for (i = 0; i < sizeof(ws_colour); i++)
		n += sysfs_emit_at(text, n, "%02x", ws_colour[i]);
	return n + sysfs_emit_at(text, n, "\n");
}

static const struct kernel_param_ops ws_ops = { .get = ws_get };
module_param_cb(ws2812, &ws_ops, NULL, 0444);

/* What a chip holds after power-up: memory is what it happens to be, here a pattern. */
static void power_up(enum chip chip)
{
	switch (chip) {
	case MCP23017:
		memset(mcp, 0, sizeof(mcp));
		mcp[IODIR] = mcp[IODIR + 1] = 0xff;
		break;
	case HT16K33:
		ht_system = ht_display = 0;
		ht_dimming = 15;
		memset(ht_ram, 0xa5, sizeof(ht_ram));
		break;
	case MAX7219:
		memset(max_register, 0, sizeof(max_register));
		break;
	case WS2812:
		memset(ws_colour, 0, sizeof(ws_colour));
		break;
	case HC165:
	case CHIPS:
		break;
	}
}

/* "dh2228fv" is an id that the kernel's spidev driver binds to */
static struct spi_board_info spi_devices[] = {
	{ .modalias = "dh2228fv", .max_speed_hz = 10000000, .chip_select = 0 },
	{ .modalias = "dh2228fv", .max_speed_hz = 10000000, .chip_select = 1 },
};

/* ---- PWM: buzzer ---------------------------------------------------------------------------- */

static char pwm_text[64];
module_param_string(pwm, pwm_text, sizeof(pwm_text), 0444);

static int sim_pwm_apply(struct pwm_chip *c, struct pwm_device *p, const struct pwm_state *s)
{
	snprintf(pwm_text, sizeof(pwm_text), "channel %u period %llu duty %llu enabled %d", p->hwpwm,
		 s->period, s->duty_cycle, s->enabled);
	return 0;
}

static const struct pwm_ops pwm_ops = { .apply = sim_pwm_apply, .owner = THIS_MODULE };
static struct pwm_chip pwm_chip = { .ops = &pwm_ops, .npwm = 2 };

/* ---- module --------------------------------------------------------------------------------- */

static int add_gpio(void)
{
	struct gpio_irq_chip *girq = &chip.irq;
	unsigned int i;

	for (i = 0; i < LINES; i++)
		pulls[i] = i < 9 ? UP : DOWN; /* as a Raspberry Pi wakes up */
	chip.parent = &sim->dev;
	gpio_irq_chip_set_chip(girq, &irq_chip);
	girq->handler = handle_simple_irq;
	girq->default_type = IRQ_TYPE_NONE;
	return gpiochip_add_data(&chip, NULL);
}

static int add_spi(void)
{
	unsigned int i;
	int ret;

	spi = spi_alloc_master(&sim->dev, 0);
	if (!spi)
		return -ENOMEM;
	spi->bus_num = 0;
	spi->num_chipselect = ARRAY_SIZE(spi_devices);
	spi->mode_bits = SPI_CPOL | SPI_CPHA | SPI_CS_HIGH;
	spi->bits_per_word_mask = SPI_BPW_MASK(8);
	spi->transfer_one = sim_spi_transfer;
	spi->set_cs = sim_spi_set_cs;
	ret = spi_register_controller(spi);
	if (ret) {
		spi_controller_put(spi);
		return ret;
	}
	for (i = 0; i < ARRAY_SIZE(spi_devices); i++)
		spi_new_device(spi, &spi_devices[i]);
	return 0;
}

static int __init boardsim_init(void)
{
	int ret;

	sim = platform_device_register_simple("jadoube-boardsim", -1, NULL, 0);
	if (IS_ERR(sim))
		return PTR_ERR(sim);
	ret = add_gpio();
	if (ret)
		goto no_gpio;
	i2c.dev.parent = &sim->dev;
	ret = i2c_add_numbered_adapter(&i2c);
	if (ret)
		goto no_i2c;
	ret = add_spi();
	if (ret)
		goto no_spi;
	pwm_chip.dev = &sim->dev;
	ret = pwmchip_add(&pwm_chip);
	if (!ret)
		return 0;
	spi_unregister_controller(spi);
no_spi:
	i2c_del_adapter(&i2c);
no_i2c:
	gpiochip_remove(&chip);
no_gpio:
	platform_device_unregister(sim);
	return ret;
}

static void __exit boardsim_exit(void)
{
	pwmchip_remove(&pwm_chip);
	spi_unregister_controller(spi);
	i2c_del_adapter(&i2c);
	gpiochip_remove(&chip);
	platform_device_unregister(sim);
}

module_init(boardsim_init);
module_exit(boardsim_exit);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("Jadoube sensor chessboard simulator");
