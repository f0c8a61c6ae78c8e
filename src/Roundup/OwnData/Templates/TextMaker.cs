using System.Globalization;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Texts by the name of their member.</summary>
internal sealed class TextMaker(SeededRandom random)
{
    private const string Hex = "0123456789abcdef";

    private static readonly string[] s_people =
    [
        "author", "customer", "owner", "user", "person", "recipient", "sender", "contact", "employee", "manager", "buyer", "seller",
        "member", "patient", "student", "friend", "driver",
    ];

    private static readonly string[] s_companies =
    [
        "company", "manufacturer", "vendor", "supplier", "employer", "organization", "organisation", "brand", "publisher", "carrier",
        "shop", "store",
    ];

    private static readonly string[] s_prose =
    [
        "description", "comment", "note", "remark", "message", "body", "summary", "bio", "biography", "abstract", "review", "content",
        "text", "about", "reason", "detail", "instruction",
    ];

    /// <summary>Whose name and e-mail address an object has; null: nobody's yet.</summary>
    public (string First, string Last)? Person { get; set; }

    private (string First, string Last) Own => Person ??= (random.Pick(Vocabulary.FirstNames), random.Pick(Vocabulary.LastNames));

    /// <summary>A text; the deeper it is, the fewer words it has.</summary>
    /// <param name="words">The name of its member.</param>
    /// <param name="level">How deep its object is, from 1.</param>
    public string Text(MemberWords words, int level) =>
        Contact(words) ?? Place(words) ?? Technical(words) ?? Names(words) ?? Trade(words) ?? Prose(words, level)
        ?? Name(words) ?? Code(words) ?? WordsOf(random.Int(1, 3));

    /// <summary>A link.</summary>
    public string Link(MemberWords words) =>
        words.Has("image", "photo", "picture", "avatar", "thumbnail", "logo", "icon")
            ? $"https://cdn.{Domain()}/images/{HexOf(12)}.jpg"
            : $"https://www.{Domain()}/{Word()}/{Word()}-{random.Int(1, 99_999)}";

    private string? Contact(MemberWords words) =>
        words.Has("email", "mail") || words.HasBoth("e", "mail")
            ? $"{Own.First}.{Own.Last}{random.Int(1, 999)}@{Domain()}".ToLowerInvariant()
        : words.Has("phone", "fax", "mobile", "telephone", "tel")
            ? $"+{random.Int(1, 99)} {random.Int(100, 999)} {random.Int(1_000_000, 9_999_999)}"
        : words.Has("url", "uri", "link", "href", "website", "homepage", "webpage") ? Link(words)
        : words.EndsIn("image", "photo", "picture", "avatar", "thumbnail", "logo", "icon") ? Link(words)
        : words.Has("domain", "host", "hostname") ? $"{Word()}.{Domain()}"
        : null;

    private string? Place(MemberWords words) =>
        words.Has("zip", "postcode", "zipcode") || words.HasBoth("postal", "code") ? Digits(5)
        : words.HasBoth("country", "code") ? random.Pick(Vocabulary.CountryCodes)
        : words.Has("country", "nationality") ? random.Pick(Vocabulary.Countries)
        : words.Has("city", "town") ? random.Pick(Vocabulary.Cities)
        : words.Has("street") || words.HasBoth("address", "line") || words.Has("address1", "line1") ? StreetName()
        : words.Has("state", "region", "province", "county") && words.IsOf("address", "location", "customer", "city")
            ? random.Pick(Vocabulary.States)
        : words.Has("region", "province", "county") ? random.Pick(Vocabulary.States)
        : words.HasBoth("ip", "address") || words.EndsIn("ip")
            ? $"{random.Int(1, 223)}.{random.Int(0, 255)}.{random.Int(0, 255)}.{random.Int(1, 254)}"
        : words.HasBoth("mac", "address") || words.EndsIn("mac") ? string.Join(':', Enumerable.Range(0, 6).Select(_ => HexOf(2)))
        : words.EndsIn("address") ? $"{StreetName()}, {Digits(5)} {random.Pick(Vocabulary.Cities)}"
        : words.HasBoth("time", "zone") ? random.Pick(Vocabulary.TimeZones)
        : null;

    private string? Technical(MemberWords words) =>
        words.Has("uuid", "guid") ? random.Guid().ToString()
        : words.Has("hash", "sha", "sha256", "checksum", "fingerprint", "digest", "etag") ? HexOf(64)
        : words.Has("md5") ? HexOf(32)
        : words.Has("commit") ? HexOf(40)
        : words.Has("token", "secret", "signature", "base64", "payload", "blob", "nonce", "jwt") ? Convert.ToBase64String(random.Bytes(48))
        : words.Has("password") ? Convert.ToBase64String(random.Bytes(18))
        : words.Has("version") ? $"{random.Int(0, 9)}.{random.Int(0, 20)}.{random.Int(0, 99)}"
        : words.HasBoth("user", "agent") ? random.Pick(Vocabulary.UserAgents)
        : words.Has("mime") || words.HasBoth("content", "type") || words.HasBoth("media", "type") ? random.Pick(Vocabulary.MimeTypes)
        : words.Has("language", "lang", "locale", "culture") ? random.Pick(Vocabulary.Languages)
        : words.Has("extension") ? "." + random.Pick(Vocabulary.Extensions)
        : words.HasBoth("file", "name") || words.EndsIn("file", "attachment", "document") ? FileName()
        : words.EndsIn("path", "folder", "directory") ? $"/{Word()}/{Word()}/{FileName()}"
        : words.HasBoth("http", "method") || words.HasBoth("request", "method") ? random.Pick(Vocabulary.Methods)
        : words.Has("date", "timestamp") || words.EndsIn("at", "on")
            ? random.UtcDate().ToString("yyyy-MM-ddTHH:mm:ssZ", CultureInfo.InvariantCulture)
        : null;

    private string? Names(MemberWords words) =>
        words.HasBoth("first", "name") || words.HasBoth("given", "name") || words.HasBoth("middle", "name") || words.Has("forename")
            ? Own.First
        : words.HasBoth("last", "name") || words.HasBoth("family", "name") || words.Has("surname") ? Own.Last
        : words.HasBoth("user", "name") || words.Has("login", "nickname", "handle", "screenname") || words.HasBoth("screen", "name")
            ? $"{Own.First}{Own.Last[0]}{random.Int(1, 9999)}".ToLowerInvariant()
        : words.HasBoth("full", "name") || words.HasBoth("display", "name") ? $"{Own.First} {Own.Last}"
        : words.EndsIn("gender", "sex") ? random.Pick(Vocabulary.Genders)
        : words.HasBoth("job", "title") || words.Has("job", "profession", "occupation", "role") ? random.Pick(Vocabulary.Jobs)
        : words.Has("department", "division") ? random.Pick(Vocabulary.Departments)
        : words.EndsIn("by") || words.EndsIn(s_people)
            ? FullName()
        : null;

    private string? Trade(MemberWords words) =>
        words.Has("sku", "ean", "gtin", "barcode", "isbn") ? $"{random.Letters(3).ToUpperInvariant()}-{Digits(5)}"
        : words.Has("iban") ? $"{random.Pick(Vocabulary.CountryCodes)}{Digits(20)}"
        : words.HasBoth("card", "number") ? $"4{Digits(15)}"
        : words.Has("currency") ? random.Pick(Vocabulary.Currencies)
        : words.Has("status", "state", "phase") ? random.Pick(Vocabulary.Statuses)
        : words.Has("colour", "color") ? words.Has("hex", "code") ? "#" + HexOf(6) : random.Pick(Vocabulary.Colours)
        : words.EndsIn(s_companies)
            ? Company()
        : words.EndsIn("product", "article", "item") ? Product()
        : words.EndsIn("category", "genre", "section") ? random.Pick(Vocabulary.Categories)
        : words.EndsIn("unit") ? random.Pick(Vocabulary.Units)
        : words.EndsIn("price", "amount", "total", "cost") ? random.Money(1000).ToString("0.00", CultureInfo.InvariantCulture)
        : null;

    private string? Prose(MemberWords words, int level) =>
        words.EndsIn(s_prose)
            ? Sentences(Math.Max(1, random.Int(1, 5) - level + 1))
        : words.EndsIn("title", "subject", "headline", "caption", "heading") ? WordsOf(random.Int(2, 7))
        : words.EndsIn("tag", "keyword", "label", "topic", "slug", "type", "kind", "word") ? Word()
        : null;

    private string? Name(MemberWords words) => !words.EndsIn("name") ? null
        : words.IsOf(s_companies)
            ? Company()
        : words.IsOf("product", "article", "item", "line") ? Product()
        : words.IsOf("city", "town") ? random.Pick(Vocabulary.Cities)
        : words.IsOf("country") ? random.Pick(Vocabulary.Countries)
        : words.IsOf("category", "genre", "group") ? random.Pick(Vocabulary.Categories)
        : words.IsOf("department", "team") ? random.Pick(Vocabulary.Departments)
        : words.IsOf("file", "document", "attachment") ? FileName()
        : words.IsOf(s_people)
            ? $"{Own.First} {Own.Last}"
        : WordsOf(random.Int(1, 3));

    private string? Code(MemberWords words) =>
        words.EndsIn("id", "key", "reference", "ref") ? $"{random.Letters(2).ToUpperInvariant()}{Digits(8)}"
        : words.EndsIn("code") ? $"{random.Letters(3).ToUpperInvariant()}{Digits(3)}"
        : words.EndsIn("number", "no", "nr", "num") ? Digits(8)
        : null;

    private string FullName() => $"{random.Pick(Vocabulary.FirstNames)} {random.Pick(Vocabulary.LastNames)}";

    private string Company() => $"{random.Pick(Vocabulary.LastNames)} {random.Pick(Vocabulary.CompanyKinds)}";

    private string Product() => $"{random.Pick(Vocabulary.Adjectives)} {random.Pick(Vocabulary.Products)}";

    private string StreetName() => $"{random.Int(1, 250)} {random.Pick(Vocabulary.Streets)} {random.Pick(Vocabulary.StreetKinds)}";

    private string FileName() => $"{Word()}-{random.Int(1, 9999)}.{random.Pick(Vocabulary.Extensions)}";

    private string Domain() => random.Pick(Vocabulary.Domains);

    private string Word() => random.Pick(Vocabulary.Words);

    private string WordsOf(int count) => Capital(string.Join(' ', Enumerable.Range(0, count).Select(_ => Word())));

    private string Sentences(int count) => string.Join(' ', Enumerable.Range(0, count).Select(_ => WordsOf(random.Int(5, 14)) + "."));

    private string Digits(int count) => string.Concat(Enumerable.Range(0, count).Select(_ => (char)('0' + random.Int(0, 9))));

    private string HexOf(int count) => string.Concat(Enumerable.Range(0, count).Select(_ => Hex[random.Int(0, 15)]));

    private static string Capital(string text) => char.ToUpperInvariant(text[0]) + text[1..];
}
