using System.CommandLine.Parsing;
using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

internal static class Parsers
{
    public static string[] Texts(ArgumentResult result) => Texts(result.Tokens);

    private static string[] Texts(IReadOnlyList<Token> tokens) =>
        [.. tokens.SelectMany(t => t.Value.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))];

    private static IEnumerable<string> Sources(Token token) =>
        Directory.Exists(token.Value) ? [token.Value] : Texts([token]);

    // Repeated and comma-separated whole numbers above 0; 1_000 is one.
    public static int[] Counts(ArgumentResult result)
    {
        var counts = new List<int>();
        foreach (var text in Texts(result))
        {
            var digits = text.Replace("_", "", StringComparison.Ordinal);
            if (int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var count) && count > 0)
            {
                counts.Add(count);
            }
            else
            {
                result.AddError($"--count '{text}' is not a whole number above 0: give for example 1,100,10000.");
            }
        }

        return [.. counts];
    }

    public static Func<ArgumentResult, int?> UpTo(string option, int most) => result =>
    {
        var text = result.Tokens[^1].Value;
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number >= 1 && number <= most)
        {
            return number;
        }

        result.AddError($"{option} '{text}' is not a whole number from 1 to {most}: give for example 10.");
        return null;
    };

    public static Func<ArgumentResult, T> OneOf<T>(string option, IReadOnlyList<string> names)
        where T : struct, Enum => result =>
        Name(result, option, names) is { } known ? Enum.Parse<T>(known, ignoreCase: true) : default;

    // Null, with an error that suggests one, where it is none of them.
    public static string? Name(ArgumentResult result, string option, IReadOnlyList<string> names) =>
        Name(result, option, names, result.Tokens[^1].Value);

    // Repeated or comma-separated, capitals ignored; each once.
    public static Func<ArgumentResult, string[]> Names(string option, Func<IReadOnlyList<string>> names) => result =>
        [.. Texts(result.Tokens).Select(text => Name(result, option, names(), text)).OfType<string>().Distinct()];

    public static Func<ArgumentResult, T[]> SomeOf<T>(string option, IReadOnlyList<string> names)
        where T : struct, Enum => result =>
        [.. Names(option, () => names)(result).Select(name => Enum.Parse<T>(name, ignoreCase: true))];

    private static string? Name(ArgumentResult result, string option, IReadOnlyList<string> names, string text)
    {
        var known = names.FirstOrDefault(name => string.Equals(name, text, StringComparison.OrdinalIgnoreCase));
        if (known is null)
        {
            result.AddError($"{option} '{text}' is not known{NearestName.Proposal(text, names)} Give one of {string.Join(", ", names)}.");
        }

        return known;
    }

    public static Func<ArgumentResult, TimeSpan?> Duration(string option) => result =>
    {
        var text = result.Tokens[^1].Value;
        if (DurationText.Parse(text) is { } time)
        {
            return time;
        }

        result.AddError($"{option} '{text}' is not a time: give for example 90s, 10m or 1h30m.");
        return null;
    };

    // A number of bytes, such as 500MB: decimal units, as in reports.
    public static long? Size(ArgumentResult result)
    {
        var text = result.Tokens[^1].Value;
        var unit = text.EndsWith("GB", StringComparison.OrdinalIgnoreCase) ? 1_000_000_000
            : text.EndsWith("MB", StringComparison.OrdinalIgnoreCase) ? 1_000_000
            : 0;
        var digits = unit > 0 ? text.AsSpan(0, text.Length - 2) : default;
        if (int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number > 0)
        {
            return (long)number * unit;
        }

        result.AddError($"--memory-limit '{text}' is not a size: give for example 500MB or 4GB.");
        return null;
    }

    // Such as 3%; gives a share.
    public static Func<ArgumentResult, double?> Percentage(string option) => result =>
    {
        var text = result.Tokens[^1].Value;
        if (double.TryParse(text.TrimEnd('%'), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var percent)
            && percent is >= 0.1 and <= 50)
        {
            return percent / 100;
        }

        result.AddError($"{option} '{text}' is not a percentage from 0.1% to 50%: give for example 3%.");
        return null;
    };

    // Such as 1/3.
    public static Shard? Shard(ArgumentResult result)
    {
        var text = result.Tokens[^1].Value;
        if (text.Split('/') is [var number, var count]
            && int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out var i)
            && int.TryParse(count, NumberStyles.None, CultureInfo.InvariantCulture, out var n)
            && new Shard(i, n) is { IsValid: true } shard)
        {
            return shard;
        }

        result.AddError($"--shard '{text}' is not a part of a suite: give i/n with i from 1 to n, for example 1/3.");
        return null;
    }

    public static ulong? Seed(ArgumentResult result)
    {
        var text = result.Tokens[^1].Value;
        if (ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var seed))
        {
            return seed;
        }

        result.AddError($"--seed '{text}' is not a whole number: give one from 0 to {ulong.MaxValue}.");
        return null;
    }

    // Feeds and folders; folders are made absolute, so that a resumed run finds them from elsewhere. The path of one may have a comma.
    public static string[] PackageSources(ArgumentResult result) => [.. result.Tokens.SelectMany(Sources).Select(text =>
    {
        if (OptionAttribute.IsAddress(text))
        {
            return text;
        }

        if (!Directory.Exists(text))
        {
            result.AddError($"--package-source '{text}' is neither an existing folder nor an http(s) address: check it.");
        }

        return FullPath(text);
    })];

    // The absolute path; an empty one, which is refused after all values are read, stays.
    public static string FullPath(string path) => path.Length == 0 ? "" : Path.GetFullPath(path);

    // The path of a file is made absolute.
    public static string Suite(ArgumentResult result)
    {
        var text = result.Tokens.Count > 0 ? result.Tokens[0].Value : "quick";
        return SuiteChoice.IsPath(text) ? Path.GetFullPath(text) : text;
    }
}

internal static partial class DurationText
{
    // Reads 10m, 90s, 1h30m; null when it is not such a time, or is 0.
    public static TimeSpan? Parse(string text)
    {
        var match = Form().Match(text);
        if (!match.Success)
        {
            return null;
        }

        double Part(int group) => match.Groups[group].Success
            ? double.Parse(match.Groups[group].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture)
            : 0;
        var seconds = (Part(1) * 3600) + (Part(2) * 60) + Part(3);
        return seconds > 0 && seconds <= TimeSpan.FromDays(30).TotalSeconds ? TimeSpan.FromSeconds(seconds) : null;
    }

    [GeneratedRegex("^(?=.)(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)]
    private static partial Regex Form();
}
