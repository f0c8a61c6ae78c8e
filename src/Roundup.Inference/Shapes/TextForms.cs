namespace Roundup.Inference.Shapes;

/// <summary>Types that System.Text.Json writes as a string. A string has a form if that type gives the same string again.</summary>
[Flags]
internal enum TextForms
{
    /// <summary>None.</summary>
    None = 0,

    /// <summary><c>Guid</c>.</summary>
    Guid = 1,

    /// <summary><c>DateTime</c>: no offset or <c>Z</c>. Zeros at the end of the fraction are not written back.</summary>
    DateTime = 2,

    /// <summary><c>DateTimeOffset</c>, likewise.</summary>
    DateTimeOffset = 4,

    /// <summary><c>DateOnly</c>.</summary>
    DateOnly = 8,

    /// <summary><c>TimeOnly</c>.</summary>
    TimeOnly = 16,

    /// <summary><c>TimeSpan</c>.</summary>
    TimeSpan = 32,

    /// <summary><c>Uri</c>, absolute, with <c>://</c>.</summary>
    Uri = 64,

    /// <summary><c>byte[]</c> in base64.</summary>
    Base64 = 128,

    /// <summary>The name of an enum's value.</summary>
    Name = 256,

    /// <summary>All of them.</summary>
    All = 511,
}
