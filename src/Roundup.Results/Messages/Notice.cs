using System.Text.Json.Serialization;

namespace Roundup.Results.Messages;

/// <summary>A message as data: which one, and about what. <see cref="NoticeCatalogue"/> has the words.</summary>
/// <param name="Code">The entry in the catalogue.</param>
/// <param name="Arguments">What stands in the places <c>{0}</c>, <c>{1}</c>, ... of its text.</param>
public sealed record Notice(
    [property: JsonConverter(typeof(NoticeCodeConverter))] NoticeCode Code, params IReadOnlyList<string> Arguments);
