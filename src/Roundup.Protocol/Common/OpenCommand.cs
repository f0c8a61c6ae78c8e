using Roundup.Contracts;

namespace Roundup.Protocol;

/// <summary>Opens a case: reads its values, takes its codec and loads its compressor.</summary>
/// <param name="Row">The serializer's row.</param>
/// <param name="Dataset">The dataset.</param>
/// <param name="Many">Whether a root is a list of the dataset's type.</param>
/// <param name="Shape">The shape.</param>
/// <param name="ValuesPath">The file of the values.</param>
/// <param name="CompressorPath">The compressor's assembly; null, with the two below, for none.</param>
/// <param name="CompressorClass">The compressor's class, with its namespace.</param>
/// <param name="CompressorRow">The compressor's row.</param>
/// <param name="Place">
/// 0 closes what is open before; the number of open cases opens one more beside them, which is told from them by this place.
/// </param>
internal sealed record OpenCommand(
    string Row,
    string Dataset,
    bool Many,
    Shape Shape,
    string ValuesPath,
    string? CompressorPath = null,
    string? CompressorClass = null,
    string? CompressorRow = null,
    int Place = 0) : ICommand<OpenedAnswer>
{
    /// <summary>The word for a root that is a list; also in the arguments of a process that makes first calls.</summary>
    public const string ManyWord = "many";

    /// <summary>The word for a root that is a single object.</summary>
    public const string OneWord = "one";

    public static MessageType<OpenCommand> Type { get; } = new("open", fields => new(
        fields.Text(),
        fields.Text(),
        fields.Either(ManyWord, OneWord),
        fields.Shape(),
        fields.Text(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.Count()));

    public string Name => Type.Name;

    public MessageType<OpenedAnswer> Answer => OpenedAnswer.Type;

    public void Write(MessageWriter fields) => fields
        .Text(Row)
        .Text(Dataset)
        .Either(Many, ManyWord, OneWord)
        .Shape(Shape)
        .Text(ValuesPath)
        .Text(CompressorPath)
        .Text(CompressorClass)
        .Text(CompressorRow)
        .Whole(Place);
}

/// <summary>A case is open.</summary>
/// <param name="Codec">The entrant's codec.</param>
/// <param name="AdaptedFrom">The shape inside an adapter; null for a native one.</param>
/// <param name="SystemLibraryVersion">Version of the system's library that the compressor calls; null where there is none.</param>
internal sealed record OpenedAnswer(string Codec, Shape? AdaptedFrom, string? SystemLibraryVersion) : IMessage
{
    public static MessageType<OpenedAnswer> Type { get; } = new("opened", fields => new(
        fields.Text(),
        fields.OptionalShape(),
        fields.OptionalText()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Codec).Shape(AdaptedFrom).Text(SystemLibraryVersion);
}
